import { debianBinary } from './debianBinary.ts';

/** pgBackRest 2.55 of Debian 13, for PostgreSQL up to 17. Debian 12 has an older one, for PostgreSQL up to 15. */
export const pgbackrest = (cache?: string) =>
  debianBinary({
    packages: ['pgbackrest', 'libssh2-1t64'],
    binary: 'usr/bin/pgbackrest',
    suite: 'trixie',
    ...(cache && { cache }),
  });
