import { debianBinary } from './debianBinary.ts';

/** The NATS server with JetStream, 2.9 on Debian 12. */
export const natsServer = () => debianBinary({ packages: ['nats-server'], binary: 'usr/sbin/nats-server' });
