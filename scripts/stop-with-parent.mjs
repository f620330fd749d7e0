// Preloaded (node --import) into a service: stops it like a signal when its parent process has ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
