import { join } from 'node:path';
import { debianBinary } from './debianBinary.ts';

/** OpenSSL, with Debian's own configuration. */
export async function openssl() {
  const { path, root, env } = await debianBinary({ packages: ['openssl'], binary: 'usr/bin/openssl' });
  return { path, env: { ...env, OPENSSL_CONF: join(root, 'etc/ssl/openssl.cnf') } };
}
