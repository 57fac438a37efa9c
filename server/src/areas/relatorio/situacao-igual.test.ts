import { NOMES_DAS_SITUACOES_DA_CONTA, situacaoDaConta } from '@indica-bem/domain/conta/situacao';
import { ENCERRADA } from '@indica-bem/domain/prescricao/regras';
import { expect, test } from 'vitest';
import { chamar } from '../../test/chamar';
import { criarAdmin, criarTutor, type Pessoa } from '../../test/elenco';
import { criarElenco, indicar, resgatar } from '../../test/jornada';
import { AGORA, comPalco } from '../../test/palco';

const palco = comPalco({ limites: false });

const relatorio = async (admin: Pessoa, query: object) =>
  (await chamar(palco(), admin, 'GET /reports', { query: { ...query, limite: 100 } as never })).body.reports;

test('o relatório 9, a lista e a ficha dizem a mesma situação, que é a da regra', async () => {
  const { db } = palco();
  const admin = await criarAdmin(palco());
  const SIM_E_NAO = [true, false];
  const casos = SIM_E_NAO.flatMap((suspensa) =>
    SIM_E_NAO.flatMap((temSenha) =>
      SIM_E_NAO.flatMap((temProvedor) => SIM_E_NAO.map((emLote) => ({ suspensa, temSenha, temProvedor, emLote }))),
    ),
  );
  const esperadas = new Map<string, string>();
  for (const { emLote, ...caso } of casos) {
    const { id, email } = await criarTutor(palco(), caso.temSenha ? { senhaHash: 'x' } : {});
    const conta = { suspensa_em: caso.suspensa ? AGORA : null, aguarda_ativacao: emLote };
    await db.updateTable('conta').set(conta).where('id', '=', id).execute();
    if (caso.temProvedor) {
      const identidade = { provedor: 'google', sub: `s${id}`, conta_id: id, criada_em: AGORA } as const;
      await db.insertInto('identidade_social').values(identidade).execute();
    }
    const situacao = situacaoDaConta(caso);
    esperadas.set(email, NOMES_DAS_SITUACOES_DA_CONTA[situacao]);
    const ficha = await chamar(palco(), admin, 'GET /tutor/:id', { params: { id } });
    expect([caso, emLote, ficha.body.situacao]).toEqual([caso, emLote, situacao]);
    const lista = await chamar(palco(), admin, 'GET /tutors', { query: { busca: email, situacao } });
    expect(lista.body.tutors.map((linha) => linha.situacao)).toEqual([situacao]);
  }
  const linhas = await relatorio(admin, { tipo_report: '9', perfil: 'tutor' });
  expect(new Map(linhas.map(({ email, situacao }) => [email, situacao]))).toEqual(esperadas);
});

test('quem se excluiu não aparece com um endereço que parece de verdade, e a indicação aberta diz que se excluiu', async () => {
  const admin = await criarAdmin(palco());
  const elenco = await criarElenco(palco());
  const { codigo_prescricao } = await indicar(palco(), elenco);
  await resgatar(palco(), elenco.tutor, codigo_prescricao);
  await chamar(palco(), admin, 'DELETE /tutor/:id', { params: { id: elenco.tutor.id }, body: null });
  const periodo = { data_referencia_inicio: '2026-03-01', data_referencia_fim: '2026-03-31' };
  const [linha] = await relatorio(admin, { tipo_report: '8', ...periodo });
  expect(linha).toMatchObject({ tutor: 'Tutor excluído', status: ENCERRADA, email: null });
});
