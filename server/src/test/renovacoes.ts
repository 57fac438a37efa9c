import { randomUUID } from 'node:crypto';
import { darQuilos } from '../dar-quilos';
import { chamar } from './chamar';
import type { Pessoa } from './elenco';
import { type Elenco, escolher, indicar, resgatar, validar } from './jornada';
import type { Palco } from './palco';

const MEDIDAS = { peso_pet: 12, ecc: 1, atividade: 95 };

/** What a tutor and a partner do about the next recommendation, with the cast of a test. */
export function renovacoesDe(palco: () => Palco, elenco: () => Elenco) {
  async function comprar() {
    const { tutor, loja } = elenco();
    const indicacao = await indicar(palco(), elenco(), { tutor_nome: 'Ana', pet_nome: 'Thor' });
    await resgatar(palco(), tutor, indicacao.codigo_prescricao);
    const { body } = await escolher(palco(), tutor, indicacao.id_prescricao, loja);
    await validar(palco(), loja, body.id_coupon);
    while (await darQuilos(palco()));
    return indicacao;
  }
  const pedir = (id: number, quem = elenco().tutor) =>
    chamar(palco(), quem, 'POST /prescrition/:id/renovacao', { params: { id } });
  async function pedida() {
    const antiga = await comprar();
    const { body } = await pedir(antiga.id_prescricao);
    return { antiga, id: body.pedido?.id_renovacao ?? 0 };
  }
  return {
    comprar,
    pedir,
    pedida,
    retirar: (id: number, quem = elenco().tutor) =>
      chamar(palco(), quem, 'DELETE /prescrition/:id/renovacao', { params: { id } }),
    listar: (estado: 'abertas' | 'respondidas' = 'abertas', quem = elenco().prescritor) =>
      chamar(palco(), quem, 'GET /renovacoes', { query: { estado } }),
    indicarDeNovo: (id: number, { dados = {}, chave = randomUUID() as string, quem = elenco().prescritor } = {}) =>
      chamar(palco(), quem, 'POST /renovacao/:id/indicacao', {
        params: { id },
        headers: { 'idempotency-key': chave },
        body: { id_produto: elenco().produto, ...MEDIDAS, ...dados },
      }),
    recusar: (id: number, body: object = { motivo: 'consulta' }, quem = elenco().prescritor) =>
      chamar(palco(), quem, 'POST /renovacao/:id/recusa', { params: { id }, body: body as never }),
    suspender: ({ id }: Pessoa, sim: boolean) =>
      palco()
        .db.updateTable('conta')
        .set({ suspensa_em: sim ? palco().relogio() : null })
        .where('id', '=', id)
        .execute(),
    cartasPara: (quem: Pessoa) => palco().emails.filter((email) => email.para === quem.email),
  };
}
