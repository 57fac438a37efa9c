import * as contrato from '@indica-bem/domain/prescricao/contrato';
import { transacao } from '../../db/transacao';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { limitarPalpites } from '../../nucleo/limitar-palpites';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { alterarPrescricao, nomesEscritos } from './alterar-prescricao';
import { apresentarPrescricao } from './apresentar-prescricao';
import { criarPrescricao } from './criar-prescricao';
import { escolherLoja } from './escolher-loja';
import { type Alvo, lerPrescricao, listarPrescricoes } from './ler-prescricoes';
import { verCodigo, verificarPrescricao } from './localizar-codigo';
import { reenviarPrescricao } from './reenviar-prescricao';
import { resgatarPrescricao } from './resgatar-prescricao';

const PALPITES_DE_CODIGO = {
  nome: 'codigo',
  porConta: 10,
  contam: [
    'CODIGO_INVALIDO',
    'CODIGO_JA_UTILIZADO',
    'CODIGO_CANCELADO',
    'PRESCRICAO_NAO_ENCONTRADA',
    'INDICACAO_NAO_VINCULADA',
  ],
} as const;

export function rotasDaPrescricao(atender: Atender, ctx: Contexto): void {
  const { config, db, fila } = ctx;

  const ver = async (id: number, sessao: Sessao, hoje: string) => {
    const linha = await lerPrescricao(db, id, sessao, hoje);
    if (!linha) throw new Recusa('NAO_ENCONTRADO');
    return apresentarPrescricao(linha, sessao.papel, hoje);
  };

  type Filtros = Parameters<typeof listarPrescricoes>[1] & { com_cupom?: 'S' | undefined };
  const listar = async (alvo: Alvo, sessao: Sessao, { com_cupom, ...filtros }: Omit<Filtros, 'alvo' | 'comCupom'>) => {
    const { linhas, proximo } = await listarPrescricoes(db, { ...filtros, alvo, comCupom: com_cupom === 'S' });
    return { prescritions: linhas.map((linha) => apresentarPrescricao(linha, sessao.papel, filtros.hoje)), proximo };
  };

  atender(contrato.listarPrescricoes, ({ sessao, query, hoje }) => listar(sessao, sessao, { ...query, hoje }));

  atender(contrato.listarPrescricoesDoTutor, ({ sessao, params, query, hoje }) =>
    listar({ papel: 'tutor', id: params.id_tutor }, sessao, { ...query, hoje }),
  );

  atender(contrato.listarPrescricoesDoPrescritor, ({ sessao, params, query, hoje }) =>
    listar({ papel: 'prescritor', id: params.id_prescriber }, sessao, { ...query, hoje }),
  );

  atender(contrato.verPrescricao, ({ sessao, params, hoje }) => ver(params.id, sessao, hoje));

  atender(contrato.criarPrescricao, async ({ sessao, body, headers, agora, hoje }) => {
    const { id_prescritor, data: _, ...dados } = body;
    if (id_prescritor !== undefined && id_prescritor !== sessao.id) throw new Recusa('ACESSO_NEGADO');
    const chave = headers['idempotency-key'];
    const id = await transacao(db, (trx) =>
      criarPrescricao(trx, fila, { prescritorId: sessao.id, dados, chave, agora, limites: config.limites }),
    );
    return ver(id, sessao, hoje);
  });

  atender(contrato.alterarPrescricao, async ({ sessao, params, body, req, agora, hoje }) => {
    const alterar = () =>
      transacao(db, (trx) =>
        alterarPrescricao(trx, fila, {
          id: params.id,
          sessao,
          corpo: body,
          hoje,
          agora,
          limites: config.limites,
        }),
      );
    if (sessao.papel !== 'prescritor' || body.codigo_prescricao === undefined) await alterar();
    else await limitarPalpites(ctx, PALPITES_DE_CODIGO, { contaId: sessao.id, endereco: req.ip, agora }, alterar);
    return ver(params.id, sessao, hoje);
  });

  atender(contrato.reenviarPrescricao, async ({ sessao, params, body, agora, hoje }) => {
    await transacao(db, (trx) =>
      reenviarPrescricao(trx, fila, {
        id: params.id,
        sessao,
        ...body,
        email: body.email,
        telefone: body.telefone,
        agora,
        hoje,
        limites: config.limites,
      }),
    );
    return {};
  });

  atender(contrato.verificarPrescricao, ({ sessao, body, req, agora }) =>
    limitarPalpites(ctx, PALPITES_DE_CODIGO, { contaId: sessao.id, endereco: req.ip, agora }, () =>
      verificarPrescricao(db, { codigo: body.token, telefone: body.telefone }, sessao),
    ),
  );

  atender(contrato.verCodigo, ({ sessao, params, req, agora, hoje }) =>
    limitarPalpites(ctx, PALPITES_DE_CODIGO, { contaId: sessao.id, endereco: req.ip, agora }, () =>
      verCodigo(db, params.codigo, sessao, hoje),
    ),
  );

  atender(contrato.resgatarPrescricao, async ({ sessao, params, body, req, agora, hoje }) => {
    if (body.id_tutor !== undefined && body.id_tutor !== sessao.id) throw new Recusa('ACESSO_NEGADO');
    const nomes = nomesEscritos(body);
    const pedido = { codigo: params.codigo, tutorId: sessao.id, telefone: body.telefone, nomes, hoje };
    const id = await limitarPalpites(ctx, PALPITES_DE_CODIGO, { contaId: sessao.id, endereco: req.ip, agora }, () =>
      transacao(db, (trx) => resgatarPrescricao(trx, pedido)),
    );
    return ver(id, sessao, hoje);
  });

  atender(contrato.escolherLoja, ({ sessao, params, body, hoje, agora }) =>
    transacao(db, (trx) =>
      escolherLoja(trx, fila, { id: params.id, tutorId: sessao.id, lojistaId: body.id_lojista, hoje, agora }),
    ),
  );
}
