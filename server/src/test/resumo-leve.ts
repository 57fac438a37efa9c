import { hash } from '@node-rs/argon2';

/** As the product keeps a password, at a thousandth of the work: for those whose tests are about something else. */
export const resumoLeve = (senha: string): Promise<string> =>
  hash(senha, { memoryCost: 8, timeCost: 1, parallelism: 1 });
