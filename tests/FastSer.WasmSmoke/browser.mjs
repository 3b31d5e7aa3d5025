// Serves the published program and runs it in a headless Chromium: node browser.mjs FOLDER CHROMIUM [SUITE...].
// Prints what the program prints.
import { spawn } from 'node:child_process';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';

const [folder, chromium, ...suites] = process.argv.slice(2);
const types = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.wasm': 'application/wasm', '.json': 'application/json' };
const profile = await mkdtemp(join(tmpdir(), 'chromium-'));

const result = await new Promise((resolve, reject) => {
    const server = createServer(async (request, response) => {
        if (request.method === 'POST') {
            let body = '';
            for await (const part of request) body += part;
            response.end();
            resolve(JSON.parse(body));
            return;
        }

        try {
            const { pathname } = new URL(request.url, 'http://localhost');
            const path = pathname === '/' ? '/index.html' : normalize(pathname);
            const content = await readFile(join(folder, path));
            response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' });
            response.end(content);
        } catch {
            response.writeHead(404).end();
        }
    }).listen(0, '127.0.0.1', () => {
        const page = `http://127.0.0.1:${server.address().port}/?${suites.map(suite => `suite=${suite}`).join('&')}`;
        const browser = spawn(join(import.meta.dirname, 'chromium.sh'), [chromium, profile, page], { stdio: 'ignore' });
        browser.on('error', reject);
        browser.on('exit', code => reject(new Error(`Chromium ended with ${code} before the program did.`)));
        setTimeout(() => reject(new Error('The program did not end within 25 minutes.')), 1_500_000).unref();
        process.on('exit', () => browser.kill());
    });
}).catch(error => ({ exitCode: 1, text: String(error) }));

console.log(result.text);
await rm(profile, { recursive: true, force: true }).catch(() => {});
process.exit(result.exitCode);
