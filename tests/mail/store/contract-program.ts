// Runs the contract on the Node that it is started with: `node program.cjs FOLDER`. Prints a line for each case.
import { join } from 'node:path';
import { contract } from './contract';
import { connectTo } from './contract-node';

const [folder = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  for (const [index, { name, run }] of contract.entries()) {
    const { connect, close } = connectTo(join(folder, `${index}`));
    const failure = await run(connect).then(
      () => null,
      (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    close();
    console.log(JSON.stringify({ name, failure, node: process.version }));
  }
}

void main();
