import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { haproxy } from '../../debian/haproxy.ts';
import { isAnswered, program, type Program } from './program.ts';

/** HAProxy in front of the nodes, with the backends and checks of `deploy/haproxy/haproxy.cfg`. */
export async function balancer(folder: string, port: number, nodes: readonly number[]): Promise<Program> {
  const { path, env } = await haproxy();
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configuration(port, nodes));
  return program({
    name: 'HAProxy',
    command: [path, '-db', '-f', file],
    env,
    isReady: () => isAnswered(`http://127.0.0.1:${port}/health/ready`),
  });
}

/**
 * Sockets go only to nodes that receive the events of all nodes. The sockets of a node that no longer answers are
 * closed, so that browsers connect elsewhere instead of waiting.
 */
function configuration(port: number, nodes: readonly number[]): string {
  const servers = nodes.map((node, index) => `  server node${index} 127.0.0.1:${node} check`).join('\n');
  return `global
  maxconn 8000
defaults
  mode http
  timeout connect 1s
  timeout client 65s
  timeout server 20s
  timeout tunnel 1h
  timeout check 1s
  option redispatch
  option forwardfor if-none
  balance leastconn
  option httpchk
  default-server inter 500ms fastinter 250ms downinter 500ms fall 2 rise 1
frontend players
  bind 127.0.0.1:${port}
  use_backend sockets if { hdr(upgrade) -i websocket }
  default_backend calls
backend calls
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host foyer
  http-check expect status 200
${servers}
backend sockets
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host foyer
  http-check expect status 200
  http-check expect ! string interrupted
  default-server on-marked-down shutdown-sessions
${servers}
`;
}
