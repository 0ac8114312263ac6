// Sends one message and prints the outcome: for a process that trusts another certificate (NODE_EXTRA_CA_CERTS).
import { smtpProvider } from '@/lib/mail/delivery/smtp-provider';

const { SERVER = '', MESSAGE = '' } = process.env;
const message = JSON.parse(MESSAGE);
void smtpProvider(JSON.parse(SERVER), { timeoutMs: 10_000 })
  .send(message, message.key)
  .then((outcome) => console.log(JSON.stringify(outcome)));
