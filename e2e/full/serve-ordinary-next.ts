// Serves the site without the adapter on PORT, for the project `ordinary-next` of playwright.config.ts.
import { ordinaryNext } from './ordinary-next';

const site = ordinaryNext();
const { PORT = '', MAIL_SPOOL_DIR = '', RATE_LIMIT_MAX = '' } = process.env;
const server = site.serve(Number(PORT), { MAIL_SPOOL_DIR, RATE_LIMIT_MAX });
process.once('SIGTERM', () => void server.end('SIGTERM'));
await server.end();
site.remove();
