import type { Driver } from '@/lib/mail/store/driver';
import { nodeDriver } from '@/lib/mail/store/node-driver';
import type { Connect } from './contract';

const BLOCKS = 1_000_000;

/** Connections to the database of a folder. */
export function connectTo(folder: string): { connect: Connect; close: () => void } {
  const drivers: Driver[] = [];
  return {
    connect({ isFull = false } = {}) {
      const statfs = () => ({ bsize: 4096, blocks: BLOCKS, bavail: isFull ? 0 : BLOCKS });
      const driver = nodeDriver(folder, { statfs });
      drivers.push(driver);
      return driver;
    },
    close() {
      for (const driver of drivers) driver.close();
    },
  };
}
