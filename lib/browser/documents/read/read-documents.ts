import type { DocumentPage, ReadResult } from '../types';
import { readDocx } from './docx';
import { kindOf } from './kind';
import { MAX_ATTACHMENTS, MAX_FILE_BYTES, MAX_MAIL_DEPTH, Unreadable } from './limits';
import { type MailAttachment, readMail } from './mail';
import { readPdf } from './pdf';
import { cleanText, piecesOf, readText } from './text';
import { fullBudget } from './zip';

/**
 * Reads a file in the browser (docs/decisions.md D48), or in Node. Loads nothing. Never rejects for a bad file: that is
 * a result.
 * @param onPage called after each page of a PDF, and once for a document of another format
 * @returns one result for the file, then one for each attachment of a mail and of the mails in it
 */
export async function readDocuments(
  name: string,
  bytes: Uint8Array,
  onPage: (done: number, total: number) => void,
): Promise<ReadResult[]> {
  const results: ReadResult[] = [];
  const budget = fullBudget();

  const read = async (file: MailAttachment, depth: number): Promise<void> => {
    const { name } = file;
    let attachments: MailAttachment[] = [];
    try {
      const kind = file.isMail ? 'mail' : kindOf(name, file.bytes);
      if (file.bytes.length > MAX_FILE_BYTES) throw new Unreadable('tooLarge');
      let content: { pages: DocumentPage[]; pictures: number };
      if (kind === 'pdf') content = await readPdf(file.bytes, onPage);
      else if (kind === 'zip') content = { pages: readDocx(file.bytes, budget), pictures: 0 };
      else if (kind === 'text') content = { pages: readText(file.bytes), pictures: 0 };
      else {
        if (depth === MAX_MAIL_DEPTH) throw new Unreadable('tooDeep');
        const mail = await readMail(file.bytes);
        attachments = mail.attachments;
        content = { pages: piecesOf(mail.text), pictures: 0 };
      }
      results.push({ name, document: { name, ...content } });
      if (kind !== 'pdf') onPage(1, 1);
    } catch (error) {
      results.push({ name, problem: error instanceof Unreadable ? error.problem : 'damaged' });
    }
    for (const attachment of attachments) {
      if (results.length > MAX_ATTACHMENTS) {
        results.push({ name: `${name} › …`, problem: 'tooDeep' });
        return;
      }
      await read({ ...attachment, name: `${name} › ${attachment.name}` }, depth + 1);
    }
  };
  await read({ name: cleanText(name), bytes, isMail: false }, 0);
  return results;
}
