import { join } from 'node:path'
import { startNginx } from '../../__tests__/servers/network/nginx.ts'

/** The speed that object stores give to one connection, roughly. */
export const LIMIT = '20m'

/** Serves the files of a folder on loopback, as `/limited/<file>` and `/free/<file>`. */
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
