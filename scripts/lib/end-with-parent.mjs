// Preloaded into a server that a script started, so that the server ends when the script has ended, even if it was
// killed.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
