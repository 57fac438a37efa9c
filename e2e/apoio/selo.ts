import { caminhoDoQr, SEGUNDOS_DO_PASSO } from '@indica-bem/domain/cupom/selo';
import { assinarProva } from '../../server/src/areas/cupom/prova';
import { selar } from '../../server/src/areas/cupom/selar';
import { consultar } from './banco';

async function sela(idCupom: number) {
  const [cupom] = await consultar<{ vez: number; lojista_id: number; cpf: string; chave: Buffer }>(
    `select c.vez, c.lojista_id, t.cpf, s.valor as chave from cupom c join prescricao p on p.id = c.prescricao_id
       join tutor t on t.id = p.tutor_id, segredo s where c.id = $1 and s.uso = 'selo' and s.ate is null`,
    [idCupom],
  );
  if (!cupom) throw new Error(`não há o cupom ${idCupom}`);
  const { vez, lojista_id: idLojista, cpf, chave } = cupom;
  return { cupom: { idCupom, vez, idLojista }, cpf, chaves: { assina: chave, acreditadas: [chave] } };
}

/** What the tutor's QR holds; with seconds, what it held so long ago. */
export async function enderecoDoQr(idCupom: number, haSegundos?: number): Promise<string> {
  const { cupom, chaves } = await sela(idCupom);
  // The next step's is taken already, and for as long as a slow test needs.
  const quando = Date.now() - (haSegundos ?? -SEGUNDOS_DO_PASSO) * 1000;
  return caminhoDoQr(idCupom, selar(chaves, cupom, new Date(quando)).selo);
}

/** The last three digits of the tutor's CPF. */
export async function finalDoCpf(idCupom: number): Promise<string> {
  return (await sela(idCupom)).cpf.slice(-3);
}

/** What a reading at its store would answer now. */
export async function provaDe(idCupom: number): Promise<string> {
  const { cupom, chaves } = await sela(idCupom);
  return assinarProva(chaves, cupom, 'qr', new Date());
}
