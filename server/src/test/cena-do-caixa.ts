import { ateOCupom, criarElenco, type Elenco, verSelo } from './jornada';
import { AGORA, type Palco } from './palco';

export type CenaDoCaixa = Elenco & { idCupom: number; idPrescricao: number; codigo: string; cpf: string };

/** A tutor with a live coupon before its store's till. */
export async function prepararCaixa(palco: Palco): Promise<CenaDoCaixa> {
  const elenco = await criarElenco(palco);
  const { idCupom, indicacao } = await ateOCupom(palco, elenco);
  const { rows } = await palco.pool.query<{ codigo: string; cpf: string }>(
    `select c.codigo, t.cpf from cupom c join prescricao p on p.id = c.prescricao_id
       join tutor t on t.id = p.tutor_id where c.id = $1`,
    [idCupom],
  );
  const [{ codigo, cpf } = { codigo: '', cpf: '' }] = rows;
  return { ...elenco, idCupom, idPrescricao: indicacao.id_prescricao, codigo, cpf };
}

/** What the tutor's screen shows now. */
export const telaDo = async (palco: Palco, { tutor, idCupom }: CenaDoCaixa) =>
  (await verSelo(palco, tutor, idCupom)).body;

export function daquiA(palco: Palco, segundos: number): void {
  palco.irPara(new Date(AGORA.getTime() + segundos * 1000));
}

/** As after an undo, without one. */
export async function porNaVez({ pool }: Palco, idCupom: number, vez: number): Promise<void> {
  await pool.query('alter table cupom disable trigger user');
  await pool.query('update cupom set vez = $2 where id = $1', [idCupom, vez]);
  await pool.query('alter table cupom enable trigger user');
}
