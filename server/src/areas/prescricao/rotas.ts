import * as contrato from '@indica-bem/domain/prescricao/contrato';
import { verPrevia as chamadaDaPrevia } from '@indica-bem/domain/prescricao/contrato-da-previa';
import { vincularPet as chamadaDoVinculo } from '@indica-bem/domain/prescricao/contrato-do-pet';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { alterarPrescricao } from './alterar-prescricao';
import { criarPrescricao } from './criar-prescricao';
import { escolherLoja } from './escolher-loja';
import { verCodigo, verificarPrescricao } from './localizar-codigo';
import { reenviarPrescricao } from './reenviar-prescricao';
import { resgatarPrescricao } from './resgatar-prescricao';
import { verPrescricao, verPrescricoes } from './ver-prescricoes';
import { verPrevia } from './ver-previa';
import { vincularPet } from './vincular-pet';

export function rotasDaPrescricao(atender: Atender, ctx: Contexto): void {
  const { db, fila } = ctx;

  atender(contrato.listarPrescricoes, ({ sessao, query: { com_cupom, esperando, ...filtros }, hoje }) => {
    const quais = { comCupom: com_cupom === 'S', esperando: esperando === 'S' };
    return verPrescricoes(db, { ...filtros, ...quais, alvo: sessao, hoje }, sessao);
  });

  atender(contrato.listarPrescricoesDoTutor, ({ sessao, params, query, hoje }) =>
    verPrescricoes(db, { ...query, alvo: { papel: 'tutor', id: params.id_tutor }, hoje }, sessao),
  );

  atender(contrato.listarPrescricoesDoPrescritor, ({ sessao, params, query, hoje }) =>
    verPrescricoes(db, { ...query, alvo: { papel: 'prescritor', id: params.id_prescriber }, hoje }, sessao),
  );

  atender(contrato.verPrescricao, ({ sessao, params, hoje }) => verPrescricao(db, params.id, sessao, hoje));

  atender(contrato.criarPrescricao, ({ sessao, body: escrito, headers, agora, hoje, autoria }) =>
    criarPrescricao(ctx, { escrito, sessao, chave: headers['idempotency-key'], agora, hoje, autoria }),
  );

  atender(contrato.alterarPrescricao, ({ sessao, params: { id }, body: corpo, req, agora, hoje, autoria }) =>
    alterarPrescricao(ctx, { id, sessao, corpo, endereco: req.ip, agora, hoje, autoria }),
  );

  atender(
    contrato.reenviarPrescricao,
    async ({ sessao, params: { id }, body: { email, telefone }, agora, hoje, autoria }) => {
      await reenviarPrescricao(ctx, { id, sessao, email, telefone, agora, hoje, autoria });
      return {};
    },
  );

  atender(contrato.verificarPrescricao, ({ sessao, body: { token: codigo, telefone }, req, agora, hoje }) =>
    verificarPrescricao(ctx, { codigo, telefone }, { sessao, endereco: req.ip, agora, hoje }),
  );

  atender(chamadaDaPrevia, ({ params: { hash }, req, reply, agora }) => {
    // Open to all, but of one person: no cache keeps it.
    reply.header('cache-control', 'no-store');
    return verPrevia(ctx, { hash, endereco: req.ip, agora });
  });

  atender(contrato.verCodigo, ({ sessao, params: { codigo }, req, agora, hoje }) =>
    verCodigo(ctx, codigo, { sessao, endereco: req.ip, agora, hoje }),
  );

  atender(contrato.resgatarPrescricao, ({ sessao, params: { codigo }, body: escrito, req, agora, hoje, autoria }) =>
    resgatarPrescricao(ctx, { codigo, escrito, sessao, endereco: req.ip, agora, hoje, autoria }),
  );

  atender(chamadaDoVinculo, ({ sessao, params: { id }, body: { id_pet: petId }, hoje, autoria }) =>
    vincularPet(db, { id, petId, sessao, hoje, autoria }),
  );

  atender(contrato.escolherLoja, ({ sessao, params, body, hoje, agora, autoria }) =>
    escolherLoja(db, fila, {
      id: params.id,
      tutorId: sessao.id,
      lojistaId: body.id_lojista,
      visto: body.desconto,
      hoje,
      agora,
      autoria,
    }),
  );
}
