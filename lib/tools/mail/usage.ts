import { LEAD_FORM_LABELS } from '@/lib/forms/lead-columns';

export const USAGE = `Uso:
  npm run mail                           che cosa c’è, per stato (npm run mail -- list --all: tutto)
  npm run mail -- show <chiave>          tutto di un messaggio (bastano i primi 8 caratteri della chiave)
  npm run mail -- find rossi             i messaggi che contengono un nome, un indirizzo, un testo
  npm run mail -- status                 una riga sola, per un programma di sorveglianza
  npm run mail -- retry <chiave>         fa ripartire un messaggio da controllare (--all: tutti)
      --channel webhook                    solo su quel canale (mail o webhook), anche se prima non c’era
      --anyway                             anche se forse è già arrivato
  npm run mail -- release <chiave>       fa uscire dallo spam un messaggio finito lì per errore
  npm run mail -- export lead.csv        i contatti in una tabella per Excel (--force: sostituisce il file)
      --from 2026-01-01 --to 2026-01-31    solo quelli ricevuti in questi giorni
      --form demo                          solo un modulo: ${Object.keys(LEAD_FORM_LABELS).join(', ')}
      --state dead                         solo uno stato: waiting, sending, sent, dead, spam (si può ripetere)
      --email a@b.example                  solo quelli di una persona, anche nello spam
      --json                               tutto di ogni messaggio, uno per riga, per un altro programma
  npm run mail -- erase a@b.example      tutto ciò che una persona ha mandato; o un messaggio, con la sua chiave
  npm run mail -- purge --older-than 90  i messaggi inviati o di spam con più di 90 giorni (--state, come sopra)
  npm run mail -- purge --state waiting  sposta nello spam ciò che è in attesa, dopo una raffica
      --client 3f9a0c12b7de                solo una provenienza: la scrive npm run mail (e --from --to --form)
  npm run mail -- backup copia.sqlite    una copia di tutto, anche mentre il sito lavora (- : come risultato)
erase e purge dicono prima che cosa farebbero, e lo fanno davvero con --yes.
Con --worker https://www.azienda.it ogni comando tranne backup lavora sul sito su Cloudflare Workers (serve LEADS_SECRET).
Esce con 0 se è tutto a posto, con 2 se qualcuno deve guardare (list, status, erase), con 1 per un errore.`;
