import { debianBinary } from './debianBinary.ts';

/** HAProxy, 2.6 on Debian 12. */
export const haproxy = () =>
  debianBinary({
    packages: ['haproxy', 'liblua5.3-0', 'libopentracing1', 'libopentracing-c-wrapper0'],
    binary: 'usr/sbin/haproxy',
  });
