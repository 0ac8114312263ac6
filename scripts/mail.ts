// `npm run mail`: lists, exports, retries and deletes the messages of visitors. mail/command.ts has all commands.
import { join, resolve } from 'node:path';
import { site } from '@/content/site';
import { bundleFolder, failedBuild } from '@/lib/bundle-folder.mjs';
import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';
import { transportsOf } from '@/lib/mail/delivery/transports';
import { parseSettings, SettingsError } from '@/lib/settings';
import { root as projectRoot } from './bootstrap.mjs';
import { loadEnvironment } from './environment.mjs';
import { runMail } from './mail/command';

const lineTo = (stream: NodeJS.WriteStream) => (text: string) =>
  void stream.write(text.endsWith('\n') ? text : `${text}\n`);

// A reader may close the pipe early (`npm run mail | head`), but a partial backup is an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE' && process.argv[2] !== 'backup') process.exit();
  console.error(`Il risultato non si può scrivere (${error.code}).`);
  process.exit(1);
});

try {
  loadEnvironment();
  const settings = parseSettings(process.env, site);
  const options = {
    root: resolve(process.cwd(), settings.mailSpoolDir),
    channels: transportsOf(settings, { smtp: smtpProvider }).map(({ channel }) => channel),
    failedBuild: failedBuild(join(projectRoot, bundleFolder())),
    leadsSecret: settings.leadsSecret,
    now: Date.now(),
    // npm runs commands in the project's folder, but file names are relative to the folder of its caller.
    folder: process.env.INIT_CWD ?? process.cwd(),
    out: lineTo(process.stdout),
    err: lineTo(process.stderr),
  };
  // Not process.exit, which would cut the output to a pipe.
  process.exitCode = await runMail(process.argv.slice(2), options, process.env);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
