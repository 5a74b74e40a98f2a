// Plain JavaScript, because it is needed before packages are installed.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Options of `spawn` for `stopTogether`: a process group of its own, which a signal reaches whole. Windows has none.
 */
export const IN_OWN_GROUP = { detached: process.platform !== 'win32' };

/**
 * When this process is told to end, its child, spawned with `IN_OWN_GROUP`, and all that the child started end first.
 */
export function stopTogether(child) {
  const stop = (signal) => {
    child.once('close', () => process.exit(1));
    if (IN_OWN_GROUP.detached && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  child.once('close', () => {
    for (const signal of SIGNALS) process.removeListener(signal, stop);
  });
}
