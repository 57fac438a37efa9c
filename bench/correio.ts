import { transacao } from '../server/src/db/transacao';
import { abrirCorreio } from '../server/src/mail/correio';
import { vigiarRele } from '../server/src/mail/rele';
import { abrirRele } from '../server/src/test/rele';
import { trabalhadores } from '../server/src/trabalhadores';
import { anotar, cronometrar, formatar } from './apoio/medir';
import { comProduto } from './apoio/produto';

/** 10,000 invitations through a relay that takes 50 ms for each, and one forgotten password in the middle of them. */
const CONVITES = 10_000;
const DEMORA_MS = 50;

await comProduto(async ({ ctx }) => {
  const { pool, db, fila, config } = ctx;
  const rele = await abrirRele({ demora: DEMORA_MS });
  const { rows: convidados } = await pool.query<{ contaId: number }>(
    `with novas as (
       insert into conta (papel, email) select 'tutor', 'convidado' || n || '@example.com' from generate_series(1, ${CONVITES}) n
       returning id)
     insert into tutor (id, nome, cpf, telefone, data_nascimento)
     select id, 'Ana', lpad(id::text, 11, '0'), '15998765432', '1990-05-20' from novas returning id as "contaId"`,
  );
  const { rows: quem } = await pool.query<{ id: number; email: string }>(
    `select id, email from conta where senha_hash is not null and suspensa_em is null and excluida_em is null limit 1`,
  );
  const guardar = await cronometrar(() =>
    transacao(db, (trx) => fila.enfileirarTodas(trx, 'email-convite', convidados)),
  );
  const correio = abrirCorreio({ ...config, smtpUrl: rele.url });
  const vigiado = vigiarRele(correio, ctx.avisos);
  // The demo has mails of its own.
  const convites = () => rele.recebidos.filter((para) => para.startsWith('convidado'));
  let espera = 0;
  const tempo = await cronometrar(async () => {
    await fila.trabalhar(trabalhadores(ctx, vigiado.correio), { ...config.correio, rele: vigiado.rele });
    await ate(() => rele.recebidos.length > CONVITES / 4);
    espera = await cronometrar(async () => {
      await transacao(db, (trx) => fila.enfileirar(trx, 'email-recuperacao', { contaId: quem[0]?.id ?? 0 }));
      await ate(() => rele.recebidos.includes(quem[0]?.email ?? ''));
    });
    await ate(() => convites().length === CONVITES);
  });
  await fila.parar();
  correio.fechar();
  await rele.fechar();
  if (new Set(convites()).size !== CONVITES) throw new Error('um convite saiu duas vezes');
  const ideal = (CONVITES * DEMORA_MS) / 1000 / config.correio.aoMesmoTempo;
  anotar({
    medida: `${CONVITES} convites, ${config.correio.aoMesmoTempo} de cada vez`,
    comparada: `${DEMORA_MS} ms de cada um no servidor de e-mail, sem mais nada`,
    valor: ideal / tempo,
    meta: { min: 0.6 },
    figuras: `${formatar(CONVITES / tempo)}/s, ${formatar(tempo)} s, mais ${formatar(guardar)} s para enfileirar; uma recuperação no meio, ${formatar(espera)} s`,
  });
});

async function ate(chegou: () => boolean): Promise<void> {
  while (!chegou()) await new Promise((ok) => setTimeout(ok, 20));
}
