import type { Rows } from './database';

/** Deletes messages and their deliveries, in the transaction of the caller. */
export function deleteMessages({ all }: Rows, ids: readonly number[]): void {
  for (const id of ids) {
    all('DELETE FROM deliveries WHERE message = ?', id);
    all('DELETE FROM messages WHERE id = ?', id);
  }
}
