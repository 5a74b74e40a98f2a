// Loaded into each child of `npm start`: when the parent is killed, the child stops as on SIGTERM.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel must not keep the process alive.
process.channel?.unref();
