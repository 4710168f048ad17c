// Preloaded into a server that a script started: when the script has ended, even killed, the server ends too.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
