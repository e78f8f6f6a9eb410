import { join } from 'node:path'
import { startNginx } from '../../__tests__/servers/network/nginx.ts'

/** Approximate speed of one connection to an object store, in megabytes per second. */
export const LIMIT = '20m'

/** Serves the files in a folder at `/limited/<file>`, with limited speed, and at `/free/<file>`. */
export async function startFileStore(folder: string) {
  return await startNginx(join(folder, 'nginx'), port => ({
    http: `sendfile on;
  keepalive_requests 100000;
  server {
    listen 127.0.0.1:${port};
    location /limited/ { alias ${folder}/; limit_rate ${LIMIT}; }
    location /free/ { alias ${folder}/; }
  }`,
    hasMaster: true
  }))
}
