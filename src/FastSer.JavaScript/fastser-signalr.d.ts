/** The types of a hub and of its clients, which `fastser typescript` generates. */
export interface HubTypes {
  readonly methods: Readonly<Record<string, unknown>>;
  readonly client: Readonly<Record<string, unknown>>;
}

/** The hub protocol "fastser" for a connection of @microsoft/signalr to one hub: an IHubProtocol. */
export declare class FastSerHubProtocol {
  constructor(hub: HubTypes);
  readonly name: string;
  readonly version: number;
  readonly transferFormat: number;
  parseMessages(input: string | ArrayBuffer, logger?: unknown): any[];
  writeMessage(message: any): ArrayBuffer;
}
