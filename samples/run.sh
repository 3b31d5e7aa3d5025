#!/usr/bin/env bash
# Packs FastSer, then builds and runs the samples against the package, and checks the package and what they print.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=artifacts/package/release
cache=artifacts/samples/packages

fail() {
    echo "samples: $*" >&2
    exit 1
}

build() {
    dotnet restore "samples/$1"
    dotnet build "samples/$1" -c Release --no-restore
}

# Runs a sample and compares its last line.
check() {
    actual=$(dotnet run --project "samples/$1" -c Release --no-build | tail -n 1)
    [ "$actual" = "$2" ] || fail "$1 printed '$actual' instead of '$2'"
    echo "samples: $actual"
}

# The version stays while the package changes: nothing of an earlier one may be left.
rm -rf "$packages" "$cache" artifacts/obj/FastSer.Samples.* artifacts/bin/FastSer.Samples.*
dotnet pack src/FastSer -c Release
for package in Http AspNetCore SignalR Caching RabbitMQ Orleans Grpc Templates Tool; do
    dotnet pack "src/FastSer.$package" -c Release
done
dotnet run tools/check-bills-of-materials.cs -- "$packages"/*.nupkg || fail 'a bill of materials is not that of its package'
for sample in Cache Game Migration QuickStart RecordFile Sockets Versions Views Web Workers; do
    build "FastSer.Samples.$sample"
done

set -- "$packages"/FastSer.[0-9]*.nupkg
[ $# -eq 1 ] || fail "expected one package, found $*"
for package in FastSer FastSer.Http FastSer.AspNetCore FastSer.SignalR FastSer.Caching FastSer.RabbitMQ FastSer.Orleans FastSer.Grpc; do
    for file in "$packages/$package".[0-9]*.nupkg "$packages/$package".[0-9]*.snupkg; do
        [ -f "$file" ] || fail "there is no $file"
    done
done

for host in http aspnetcore signalr caching rabbitmq; do
    for framework in net8.0 net9.0 net10.0; do
        [ -f "$(echo "$cache/fastser.$host"/*/lib/$framework)"/FastSer.*.xml ] || fail "FastSer.$host lacks $framework"
    done
done

set -- "$cache"/fastser/*/
content=$1
for file in README.md icon.png \
    lib/net8.0/FastSer.dll lib/net9.0/FastSer.dll lib/net10.0/FastSer.dll \
    lib/net8.0/FastSer.xml lib/net9.0/FastSer.xml lib/net10.0/FastSer.xml \
    build/net8.0/FastSer.targets buildTransitive/net8.0/FastSer.targets \
    analyzers/dotnet/cs/FastSer.Generator.dll analyzers/dotnet/cs/FastSer.CodeFixes.dll; do
    [ -f "$content$file" ] || fail "the package lacks $file"
done
if grep -q '<dependency ' "$content"fastser.nuspec; then
    fail 'the package has dependencies'
fi

# The same sources give the same bytes, wherever they are.
copy=$(mktemp -d)
git clone --quiet . "$copy"
git diff HEAD --binary | git -C "$copy" apply --allow-empty
(cd "$copy" && dotnet pack src/FastSer -c Release && dotnet pack src/FastSer.SignalR -c Release)
for file in "$packages"/FastSer.[0-9]* "$packages"/FastSer.SignalR.[0-9]*; do
    cmp "$file" "$copy/$file" || fail "$file is another one when it is packed in another folder"
done
rm -rf "$copy"

expected='Order 42: 1 line, 38 bytes.'
check FastSer.Samples.QuickStart "$expected"
check FastSer.Samples.Sockets 'Station 7: 200000 readings, 2000 gusts, warmest 39.9.'
check FastSer.Samples.Versions 'Order 7 of Ann: written before there were notes.'
check FastSer.Samples.RecordFile '1500 readings, 1000 of them without humidity, 1 cut off.'
check FastSer.Samples.Cache '4 lookups, 3 made: 1 hit, 1 missing, 2 of another version or damaged.'
check FastSer.Samples.Game '60 frames of 10000 entities, 28 bytes each: same True, 0 bytes allocated a frame.'
check FastSer.Samples.Migration "Order 7 of Ann: 100, 200, 300, first in MemoryPack's bytes, then in 24 of FastSer."
check FastSer.Samples.Views '1000000 messages: 250000 north, 200000 south, 250000 west, 200000 elsewhere; first urgent one: 9.'
check FastSer.Samples.Web 'Order 42: 13.50 for 2 lines, also as JSON, 1000 prices.'

# The domain model on the oldest runtime, with the runtime beside it.
domain=samples/FastSer.Samples.Domain
published=artifacts/samples/domain
if output=$(dotnet restore "$domain" -r linux-x64 -p:SelfContained=true 2>&1); then
    rm -rf "$published"
    dotnet publish "$domain" -c Release -r linux-x64 --self-contained --no-restore -o "$published"
    actual=$("$published/FastSer.Samples.Domain" | tail -n 1)
    [ "$actual" = 'Order 42: 13.50 for 2 lines by Card { LastDigits = 1234 }, equal: True, refused: True.' ] || fail "the domain model printed '$actual'"
    echo "samples: $actual"
elif grep -q -E 'NU1101|NU1102|NU1103|NU1301' <<<"$output"; then
    echo 'samples: the domain model is skipped: the runtime packs of .NET 8 do not restore here.'
else
    fail "the domain model does not restore: $output"
fi

# An F# model and program with a C# project between them.
fsharp=FastSer.Samples.FSharp/Program
if output=$(dotnet restore "samples/$fsharp" 2>&1); then
    dotnet build "samples/$fsharp" -c Release --no-restore
    check "$fsharp" 'F#: 20 shapes came back in three formats: 316, 260 and 320 bytes.'
elif grep -q -E 'NU1101|NU1102|NU1103|NU1301' <<<"$output"; then
    echo 'samples: the F# program is skipped: FSharp.Core does not restore here.'
else
    fail "the F# program does not restore: $output"
fi

# browse FOLDER PAGE COMMAND...: runs a host in a folder, and opens a page of it. The host ends when the page has posted its result, which it prints.
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
browse() {
    local folder=$1 page=$2 port=$((20000 + RANDOM % 10000)) before
    shift 2
    before=$(trap -p EXIT)
    profile=$(mktemp -d)
    (cd "$folder" && exec timeout 300 "$@" --urls "http://127.0.0.1:$port") > "$profile/out" &
    host=$!
    for _ in $(seq 100); do
        (exec 3<> "/dev/tcp/127.0.0.1/$port") 2> /dev/null && break
        sleep 0.2
    done
    tests/FastSer.WasmSmoke/chromium.sh "$chromium" "$profile/browser" "http://127.0.0.1:$port/$page" > /dev/null 2>&1 &
    browser=$!
    trap 'kill "$host" "$browser" 2> /dev/null || true; rm -rf "$profile"' EXIT
    wait "$host" || true
    kill "$browser" || true
    wait "$browser" || true
    actual=$(cat "$profile/out")
    rm -rf "$profile" || true
    trap - EXIT
    eval "$before"
}

# A page in WebAssembly and its host. The line up to the semicolon has no times.
blazor=samples/FastSer.Samples.Blazor/Host
published=$PWD/artifacts/samples/blazor
if [ -z "$chromium" ]; then
    echo 'samples: the Blazor page is skipped: Chromium is not installed here.'
elif output=$(dotnet restore "$blazor" 2>&1); then
    rm -rf "$published"
    dotnet publish "$blazor" -c Release --no-restore -o "$published"
    browse "$published" '' ./FastSer.Samples.Blazor.Host
    [ "${actual%%;*}" = 'Blazor: 1000 orders over HTTP and SignalR: same True, 109235 bytes FastSer, 199121 JSON, 143234 MemoryPack' ] \
        || fail "the Blazor page printed '$actual'"
    echo "samples: $actual"
elif grep -q -E 'NU1101|NU1102|NU1103|NU1301' <<<"$output"; then
    echo 'samples: the Blazor page is skipped: its packages do not restore here.'
else
    fail "the Blazor page does not restore: $output"
fi

# The workers share a broker: a real one, of this script.
if [ -x /usr/lib/rabbitmq/bin/rabbitmq-server ]; then
    port=$((20000 + RANDOM % 10000))
    files=$(mktemp -d)
    tests/FastSer.HostTests/RabbitMq/broker.sh "$files" "$port" $((port + 1)) $((port + 2)) &
    broker=$!
    trap 'kill "$broker"; wait "$broker" || true; rm -rf "$files"' EXIT
    for _ in $(seq 300); do
        (exec 3<> "/dev/tcp/127.0.0.1/$port") 2> /dev/null && break
        sleep 0.2
    done
    FASTSER_AMQP=amqp://127.0.0.1:$port check FastSer.Samples.Workers '3000 jobs: 0 lost, 0 doubled without a mark.'
    kill "$broker"
    wait "$broker" || true
    rm -rf "$files"
    trap - EXIT
else
    echo 'samples: the workers are skipped: RabbitMQ is not installed here (tests/FastSer.HostTests/RabbitMq/install-rabbitmq.sh).'
fi

# A cluster of Orleans with a broker, a cache and stored state, of which a node is killed.
if output=$(dotnet restore samples/FastSer.Samples.Cluster 2>&1); then
    dotnet build samples/FastSer.Samples.Cluster -c Release --no-restore
    output=$(samples/FastSer.Samples.Cluster/run.sh)
    echo "$output"
    output=${output##*$'\n'}
    [[ $output == skipped* || $output == '2000 orders: 0 lost, 0 stored twice, 0 dead letters, totals right: True.' ]] || fail "the cluster printed '$output'"
    echo "samples: the cluster: $output"
elif grep -q -E 'NU1101|NU1102|NU1103|NU1301' <<<"$output"; then
    echo 'samples: the cluster is skipped: its packages do not restore here.'
else
    fail "the cluster does not restore: $output"
fi

# The schema lock, in a copy of the sample: a change fails the build, an addition does until it is accepted.
copy=samples/FastSer.Samples.VersionsCopy
made=$(mktemp -d)
trap 'rm -rf "$made" "$copy" artifacts/obj/FastSer.Samples.VersionsCopy artifacts/bin/FastSer.Samples.VersionsCopy' EXIT
cp -r samples/FastSer.Samples.Versions "$copy"
mv "$copy/FastSer.Samples.Versions.csproj" "$copy/FastSer.Samples.VersionsCopy.csproj"
dotnet restore "$copy"

refuse() {
    output=$(dotnet build "$copy" --no-restore "${@:2}") && fail "the build of a changed schema succeeded"
    grep -q "error $1" <<<"$output" || fail "no $1 in: $output"
}

rm "$copy/FastSer.schema.lock"
dotnet build "$copy" --no-restore -p:FastSerUpdateLock=true
cmp "$copy/FastSer.schema.lock" samples/FastSer.Samples.Versions/FastSer.schema.lock || fail 'another lock was written'
sed -i.bak 's/int Id/long Id/' "$copy/Program.cs"
refuse 'FSER080: .*Id.* was .Int32.*and is .Int64.'
refuse FSER080 -p:FastSerUpdateLock=true
sed -i.bak 's/long Id/int Id/; s/notes")/notes", [property: FastSerMember(3)] decimal Total = 0)/' "$copy/Program.cs"
refuse FSER082
dotnet build "$copy" --no-restore -p:FastSerUpdateLock=true
dotnet build "$copy" --no-restore
grep -q '^3 Total Decimal$' "$copy/FastSer.schema.lock" || fail 'the addition was not recorded'

# The same with keys from the lock: it keeps them, and a member that is gone fails the build.
cp samples/FastSer.Samples.Versions/Program.cs samples/FastSer.Samples.Versions/FastSer.schema.lock "$copy"
sed -i.bak 's/Tolerant)/Tolerant, Keys = FastSerKeys.Auto)/; s/\[property: FastSerMember([0-9])\] //' "$copy/Program.cs"
dotnet build "$copy" -c Release --no-restore
check FastSer.Samples.VersionsCopy 'Order 7 of Ann: written before there were notes.'
sed -i.bak 's/notes")/notes", decimal Total = 0)/' "$copy/Program.cs"
refuse FSER098
dotnet build "$copy" --no-restore -p:FastSerUpdateLock=true
dotnet build "$copy" -c Release --no-restore
check FastSer.Samples.VersionsCopy 'Order 7 of Ann: written before there were notes.'
grep -q '^3 Total Decimal$' "$copy/FastSer.schema.lock" || fail 'the member got no key'
sed -i.bak 's/string? Customer/string? Buyer/; s/order.Customer/order.Buyer/' "$copy/Program.cs"
refuse 'FSER099: .*Customer.* the key 1'
refuse FSER099 -p:FastSerUpdateLock=true
rm "$copy/FastSer.schema.lock"
refuse FSER098
echo 'samples: the schema lock holds'

# A compiler that would not load the generator.
refuse FSER092 -p:CompilerApiVersion=roslyn4.12
echo 'samples: an old compiler is refused'

# Unions and closed classes of C# 15, which this compiler knows.
cat > "$copy/Program.cs" <<'END'
using FastSer;

byte[] pet = FastSerializer.Serialize<Pet>(new Cat(1)), shape = FastSerializer.Serialize<Shape>(new Square(2));
System.Console.WriteLine($"{FastSerializer.Deserialize<Pet>(pet).Value} in {pet.Length} bytes, {FastSerializer.Deserialize<Shape>(shape)} in {shape.Length}.");

[FastSerType]
public sealed partial record Cat(int Id);

[FastSerType]
[FastSerUnion(0, typeof(Cat))]
[FastSerUnion(1, typeof(int))]
public partial union Pet(Cat, int);

[FastSerType]
[FastSerUnion(0, typeof(Square))]
public closed partial record Shape;

[FastSerType]
public sealed partial record Square(byte Side) : Shape;

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    public sealed class UnionAttribute : Attribute;

    public interface IUnion
    {
        object? Value { get; }
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class IsClosedTypeAttribute : Attribute;
}
END
rm -f "$copy/FastSer.schema.lock"
dotnet build "$copy" -c Release --no-restore -p:LangVersion=preview -p:FastSerUpdateLock=true
check FastSer.Samples.VersionsCopy 'Cat { Id = 1 } in 6 bytes, Square { Side = 2 } in 2.'
sed -i.bak 's/: Shape;$/: Shape;\n\n[FastSerType]\npublic sealed partial record Round(byte Radius) : Shape;/' "$copy/Program.cs"
refuse FSER161 -p:LangVersion=preview -p:FastSerUpdateLock=true
echo 'samples: C# unions and closed classes are written'

# The templates, in a folder that knows nothing of this repository: each makes a project that builds, and the programs run.
hive=$made/hive
export NUGET_PACKAGES=$made/packages
sed "s|<config>|<packageSources><add key=\"packed\" value=\"$PWD/$packages\" /></packageSources><config>|" nuget.config > "$made/nuget.config"
dotnet new install "$packages"/FastSer.Templates.*.nupkg --debug:custom-hive "$hive"

# Older frameworks: NuGet refuses the package, directly and behind a host, instead of a build that finds no type of it.
for package in FastSer FastSer.RabbitMQ; do
    for framework in netstandard2.0 net6.0 net472; do
        old=$made/old.$package.$framework
        mkdir "$old"
        sed "s/FRAMEWORK/$framework/; s/PACKAGE/$package/" > "$old/Old.csproj" <<'END'
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>FRAMEWORK</TargetFramework>
  </PropertyGroup>
  <ItemGroup>
    <PackageReference Include="PACKAGE" Version="*" />
  </ItemGroup>
</Project>
END
        output=$(dotnet restore "$old") && fail "$package was restored for $framework"
        grep -q "error NU1202: .* net8.0" <<<"$output" || fail "no NU1202 for $package in $framework: $output"
    done
done
echo 'samples: older frameworks are refused'

# make TEMPLATE NAME [OPTIONS OF DOTNET NEW]
make() {
    dotnet new "$1" -o "$made/$2" --debug:custom-hive "$hive" "${@:3}"
    dotnet build "$made/$2" -c Release
}

make fastser-lib Shop.Model
make fastser-lib Old.Model --framework net8.0
make fastser-console Orders
make fastser-bench Bench
actual=$(cd "$made" && dotnet run --project Orders -c Release --no-build | tail -n 1)
[[ $actual == 'A damaged file is refused: '* ]] || fail "the console template printed '$actual'"
dotnet new fastser-fsharp -o "$made/Shop.Functional" --debug:custom-hive "$hive"
dotnet build "$made/Shop.Functional/Program" -c Release
actual=$(cd "$made" && dotnet run --project Shop.Functional/Program -c Release --no-build)
[[ $actual == '2 orders in '*' equal after reading: True.'*'A damaged file is refused: '* ]] || fail "the F# template printed '$actual'"
output=$(cd "$made" && dotnet run --project Bench -c Release --no-build -- --filter '*' --job dry)
grep -q 'executed benchmarks: 4$' <<<"$output" || fail "the benchmark template printed: $output"
echo 'samples: the templates work'

# An order without lines: presence, id 7, the date, the count.
dotnet tool install FastSer.Tool --tool-path "$made/tool" --source "$packages"
printf '\001\007\000\000\000\000\000\000\000\000\000\000\000\001' >"$made/order.bin"
model=("--assembly" "$made/Shop.Model/bin/Release/net10.0/Shop.Model.dll" "--type" "Order")
output=$("$made/tool/fastser" inspect "$made/order.bin" "${model[@]}" --html "$made/order.html") || fail "fastser fails: $output"
[ -s "$made/order.html" ] || fail 'fastser wrote no page'
output=$("$made/tool/fastser" inspect "$made/order.bin" "${model[@]}") || fail "fastser fails: $output"
grep -q 'Id: Int32 = 7$' <<<"$output" || fail "fastser printed: $output"
output=$("$made/tool/fastser" size "$made/order.bin" "${model[@]}") || fail "fastser fails: $output"
grep -Eq '^Placed +8 ' <<<"$output" || fail "fastser printed: $output"
"$made/tool/fastser" convert "$made/order.bin" "${model[@]}" -o "$made/order.json" || fail 'fastser does not convert a file'
"$made/tool/fastser" convert "$made/order.json" "${model[@]}" --from-json >"$made/converted.bin" || fail 'fastser does not convert JSON'
cmp "$made/order.bin" "$made/converted.bin" || fail 'fastser converts a value to another one'
jq -c . "$made/order.json" >"$made/orders.json" 2>/dev/null || tr -d '\n' <"$made/order.json" >"$made/orders.json"
"$made/tool/fastser" convert "$made/orders.json" "${model[@]}" --from-json --items -o "$made/orders.bin" || fail 'fastser does not convert lines'
"$made/tool/fastser" convert "$made/orders.bin" "${model[@]}" --items | grep -q '^{"Id":7,.*}$' || fail 'fastser does not convert items'
printf '\001\007\000' >"$made/order.bin"
if output=$("$made/tool/fastser" inspect "$made/order.bin" "${model[@]}" --fault); then fail 'fastser finds no fault in a damaged file'; fi
grep -q '^error at byte 1: ' <<<"$output" || fail "fastser printed: $output"
if output=$("$made/tool/fastser" size "$made/order.bin" --assembly "$made/none.dll" --type Order 2>&1); then fail 'fastser takes an assembly that does not exist'; fi
[ "$(wc -l <<<"$output")" -eq 1 ] || fail "fastser printed: $output"
"$made/tool/fastser" schema "${model[@]}" >"$made/old.json" || fail 'fastser prints no schema'
output=$("$made/tool/fastser" diff "$made/old.json" "$made/old.json") || fail "fastser printed: $output"
sed 's/"scalar": "DateTime"/"scalar": "Int64"/' "$made/old.json" >"$made/new.json"
if output=$("$made/tool/fastser" diff "$made/old.json" "$made/new.json"); then fail 'fastser finds no difference'; fi
grep -Eq '^[A-Za-z.]+Order +BREAKS +BREAKS +Placed was DateTime and is Int64$' <<<"$output" || fail "fastser printed: $output"
if output=$("$made/tool/fastser" diff "$made/old.json" "$made/order.bin" 2>&1); then fail 'fastser takes any file as a schema'; fi
[ "$(wc -l <<<"$output")" -eq 1 ] || fail "fastser printed: $output"
# A program that needs ASP.NET Core, which the tool does not.
output=$("$made/tool/fastser" schema --assembly artifacts/bin/FastSer.Samples.Web/release/FastSer.Samples.Web.dll) || fail "fastser fails: $output"
grep -q '"fastserSchema": 1' <<<"$output" || fail "fastser printed: $output"

# JavaScript from the schema of the model, and an order there and back.
"$made/tool/fastser" typescript "$made/old.json" -o "$made/script" >"$made/out" || fail 'fastser writes no modules'
[ "$(wc -l <"$made/out")" -eq 4 ] || fail "fastser printed: $(cat "$made/out")"
if command -v node >/dev/null; then
    echo '{ "type": "module" }' >"$made/script/package.json"
    output=$(cd "$made/script" && node -e 'import("./Shop.Model.js").then(({ readOrder, writeOrder }) => {
        const bytes = new Uint8Array([1, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
        console.log(readOrder(bytes).id, Buffer.compare(bytes, writeOrder(readOrder(bytes))));
    })')
    [ "$output" = '7 0' ] || fail "the modules printed: $output"
else
    echo 'samples: the modules are not run: Node is not installed here.'
fi
echo 'samples: the tool works'

# A page in JavaScript with a live table, whose modules the build makes with the tool.
page=samples/FastSer.Samples.Browser
if [ -z "$chromium" ]; then
    echo 'samples: the page in JavaScript is skipped: Chromium is not installed here.'
elif ! (cd "$page" && npm ci --no-audit --no-fund) >"$made/npm" 2>&1; then
    echo "samples: the page in JavaScript is skipped: npm does not install @microsoft/signalr here."
else
    unset NUGET_PACKAGES
    dotnet restore "$page"
    dotnet build "$page" -c Release --no-restore -p:FastSerTool="$made/tool/fastser"
    browse "$page" '?test' dotnet run -c Release --no-build --no-launch-profile --
    [ "${actual%%;*}" = 'Browser: 1000 prices: same true, 38005 bytes FastSer, 89834 JSON, 12 rows kept up to date' ] \
        || fail "the page in JavaScript printed '$actual'"
    echo "samples: $actual"
fi
