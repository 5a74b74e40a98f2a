import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { debianBinary } from '../debian/debianBinary.ts';

/** Writes a certificate for localhost with its key, as HAProxy reads them. Returns the certificate alone. */
export async function makeCertificate(file: string): Promise<string> {
  const { path, root, env } = await debianBinary({
    packages: ['openssl', 'libssl3'],
    binary: 'usr/bin/openssl',
  });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', file];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  await promisify(execFile)(path, ['req', '-x509', ...key, ...subject, '-out', `${file}.public`], {
    env: { ...env, OPENSSL_CONF: join(root, 'etc/ssl/openssl.cnf') },
  });
  const certificate = await readFile(`${file}.public`, 'utf8');
  await writeFile(file, certificate, { flag: 'a' });
  return certificate;
}
