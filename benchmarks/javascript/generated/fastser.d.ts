/** Malformed data, or a value that cannot be written. */
export declare class FastSerError extends Error {
  /** The FastSerErrorCode of .NET, such as "Truncated". */
  readonly code: string;
  /** The byte of the data at which the error is, or -1. */
  readonly offset: number;
}

/** A Guid. */
export declare class Guid {
  static parse(text: string): Guid;
  toString(): string;
  toJSON(): string;
}

/** A DateTime, exact to the tick of 100 ns. */
export declare class DateTime {
  /** kind: 0 unspecified, 1 UTC, 2 local, 3 local in the hour that occurs twice. */
  static fromTicks(ticks: bigint, kind?: number): DateTime;
  /** The time in UTC, to the millisecond. */
  static fromDate(date: Date): DateTime;
  readonly kind: number;
  readonly ticks: bigint;
  /** To the millisecond. A time that is not UTC is one of the time zone of this machine. */
  toDate(): Date;
  toString(): string;
  toJSON(): string;
}

/** A DateTimeOffset: the ticks of the clock, and its offset from UTC. */
export declare class DateTimeOffset {
  constructor(ticks: bigint, offsetMinutes: number);
  static fromDate(date: Date, offsetMinutes?: number): DateTimeOffset;
  readonly ticks: bigint;
  readonly utcTicks: bigint;
  readonly offsetMinutes: number;
  toDate(): Date;
  toString(): string;
  toJSON(): string;
}

/** A DateOnly: the days since the first of January of the year 1. */
export declare class DateOnly {
  constructor(dayNumber: number);
  static parse(text: string): DateOnly;
  readonly dayNumber: number;
  toString(): string;
  toJSON(): string;
}

/** A TimeOnly: ticks of 100 ns since midnight. */
export declare class TimeOnly {
  constructor(ticks: number);
  readonly ticks: number;
  toString(): string;
  toJSON(): string;
}

/** A TimeSpan: ticks of 100 ns. */
export declare class TimeSpan {
  constructor(ticks: bigint);
  static fromMilliseconds(milliseconds: number): TimeSpan;
  readonly ticks: bigint;
  readonly totalMilliseconds: number;
  toString(): string;
  toJSON(): string;
}

/** A decimal: mantissa / 10^scale. */
export declare class Decimal {
  constructor(mantissa: bigint, scale: number, isNegative?: boolean);
  static parse(text: string): Decimal;
  readonly mantissa: bigint;
  readonly scale: number;
  readonly isNegative: boolean;
  toNumber(): number;
  toString(): string;
  toJSON(): string;
}

/** An IPAddress: 4 or 16 bytes in network order. */
export declare class IPAddress {
  constructor(bytes: Uint8Array, scopeId?: number);
  readonly bytes: Uint8Array;
  readonly scopeId: number;
  toString(): string;
  toJSON(): string;
}

/** An IPEndPoint. */
export declare class IPEndPoint {
  constructor(address: IPAddress, port: number);
  readonly address: IPAddress;
  readonly port: number;
  toString(): string;
  toJSON(): string;
}

/** build and revision are -1 where there is none. */
export interface Version {
  major: number;
  minor: number;
  build: number;
  revision: number;
}
