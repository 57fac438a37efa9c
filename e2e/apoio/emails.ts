import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { parteDoEmail } from '../../server/src/mail/parte-do-email';

/** Waits for the e-mail that the product really wrote to this person. */
export async function emailPara(endereco: string): Promise<ReturnType<typeof parteDoEmail>> {
  const pasta = process.env.E2E_EMAILS ?? '';
  const achar = async () => {
    // One that is being written has another name for a moment.
    const prontos = (await readdir(pasta).catch(() => [])).filter((nome) => nome.endsWith('.eml'));
    const nomes = prontos.sort().reverse();
    for (const nome of nomes) {
      const email = parteDoEmail(await readFile(path.join(pasta, nome), 'utf8'));
      if (email.para === endereco) return email;
    }
    return undefined;
  };
  await expect.poll(achar).toBeDefined();
  const email = await achar();
  if (!email) throw new Error(`nenhum e-mail para ${endereco}`);
  return email;
}
