// Loaded before a child of `npm start`: when the parent is killed outright, the child stops as if it had been asked to.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone keeps no process alive.
process.channel?.unref();
