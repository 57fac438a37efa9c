import type { Sessao } from '@indica-bem/domain/conta/contrato';
import type { Cadastrado, CadastroEscrito } from '@indica-bem/domain/conta/contrato-do-cadastro';
import { errosDoCadastro } from '@indica-bem/domain/conta/regras';
import { erroDaSenhaComum } from '@indica-bem/domain/conta/senha-comum';
import { loginDoTipo, type TipoDeCadastro, type TipoDeLogin, tipoDe } from '@indica-bem/domain/conta/tipos-de-cadastro';
import type { Trx } from '../../db/conexao';
import type { IdentidadeSocial } from '../../db/tabelas-comuns';
import type { Aparelho } from '../../nucleo/aparelho';
import { type Autoria, auditar, nadaFeito } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { umaVez } from '../../nucleo/idempotencia';
import { Recusa, recusarCampo } from '../../nucleo/recusa';
import { limitarEndereco } from '../conta/chave-de-limite';
import { donoDaSenha } from '../conta/dono-da-senha';
import { transacaoInedita } from '../conta/exigir-inedito';
import { limitarDuplicados } from '../conta/limitar-duplicados';
import { novaSessao } from '../conta/nova-sessao';
import { oferecendoCadastro } from '../conta/oferecer-cadastro';
import { lerPasse } from '../conta/passe';
import { resumirSenha } from '../conta/senha';
import { lerLojista } from '../lojista/ler-lojista';
import { lerPendencias } from '../lojista/ler-pendencias';
import { lerPrescritor } from '../prescritor/ler-prescritor';
import { lerTutor } from '../tutor/ler-tutor';
import { lembrarCadastro, reabrirCadastro, semSenhas } from './cadastro-repetido';
import { criarConta } from './criar-conta';
import { lerUsuario } from './ler-usuario';
import { vincularIdentidade } from './social/vincular-identidade';

type Argumentos = {
  escrito: CadastroEscrito;
  chave: string | undefined;
  endereco: string;
  agora: Date;
  hoje: string;
  autoria: Autoria;
};

const POR_ENDERECO = { max: 60, janela: 3600 };

/** Whoever comes by themselves becomes a tutor, and is in (spec 1.7). */
export async function cadastrarTutor(ctx: Contexto, argumentos: Argumentos & { aparelho: Aparelho }): Promise<Sessao> {
  const { escrito, chave, endereco, aparelho, agora, hoje, autoria } = argumentos;
  if (escrito.tipo_login === 'prescritor') throw new Recusa('CADASTRO_DE_PRESCRITOR_FECHADO');
  if (escrito.tipo_login === 'lojista') throw new Recusa('CADASTRO_DE_LOJISTA_FECHADO');
  const identidade = await identidadeDo(ctx, escrito, agora);
  const dados = { ...escrito, email: identidade?.email ?? escrito.email };
  exigirValidos('tutor', dados, hoje, identidade !== null);
  await limitarEndereco(ctx, { nome: 'cadastro', endereco, agora }, POR_ENDERECO);
  const criacao = { chave, escrito: dados, endereco, aparelho, agora };
  const criar = async () => {
    const senhaHash = identidade ? null : await resumirSenha(escrito.senha ?? '', endereco);
    return transacaoInedita(ctx.db, async (trx) => {
      const emailConfirmadoEm = identidade?.verificado && identidade.email ? agora : null;
      const id = await criarConta(trx, { tipo: 'tutor', escrito: dados, senhaHash, emailConfirmadoEm, agora });
      if (identidade) await vincularIdentidade(trx, identidade, id, agora);
      await lembrarCadastro(trx, id, criacao);
      if (!emailConfirmadoEm) await ctx.fila.enfileirar(trx, 'email-confirmacao', { contaId: id });
      await auditar(trx, autoria, { id, quem: { id, papel: 'tutor' }, depois: { papel: 'tutor' } });
      return lerUsuario(trx, id, await novaSessao(trx, ctx, id, { aparelho, agora }), agora);
    }).catch(async (erro) => {
      const reaberto = await reabrirCadastro(ctx, criacao, erro);
      nadaFeito(autoria);
      return reaberto;
    });
  };
  return limitarDuplicados(ctx, { endereco, cpf: escrito.cpf, agora }, () =>
    oferecendoCadastro(ctx, { email: dados.email, agora }, criar),
  );
}

/** The team registers every type and sets nobody's password: the person is invited to choose one. */
export async function cadastrarPeloAdmin(
  ctx: Contexto,
  argumentos: Argumentos & { adminId: number },
): Promise<Cadastrado> {
  const { escrito, chave, adminId, agora, hoje, autoria } = argumentos;
  const tipo = tipoDe(escrito.tipo_login, escrito.perfil);
  if (!tipo) throw recusarCampo('perfil', 'Escolha o perfil');
  exigirValidos(tipo, escrito, hoje, true);
  const intencao = { contaId: adminId, ato: 'cadastro', chave, corpo: semSenhas(escrito), agora, autoria };
  const criar = async (trx: Trx) => {
    const id = await criarConta(trx, { tipo, escrito, senhaHash: null, agora });
    await ctx.fila.enfileirar(trx, 'email-convite', { contaId: id });
    return { id };
  };
  const papel = loginDoTipo(tipo);
  return transacaoInedita(ctx.db, async (trx) => {
    const { id } = await umaVez(trx, intencao, {
      criar: () => criar(trx),
      idDe: (novo) => novo.id,
      reler: async (feito) => ({ id: feito }),
      auditado: (novo) => ({ id: novo.id, depois: { papel } }),
    });
    return lerConvidado(trx, papel, id, hoje);
  });
}

async function lerConvidado(trx: Trx, papel: TipoDeLogin, id: number, hoje: string): Promise<Cadastrado> {
  switch (papel) {
    case 'tutor':
      return { tipo_usuario: 'tutor', usuario: await lerTutor(trx, id), convidado: true };
    case 'prescritor':
      return { tipo_usuario: 'prescritor', usuario: await lerPrescritor(trx, id, hoje), convidado: true };
    case 'lojista':
      return { tipo_usuario: 'lojista', usuario: await lerNovaLoja(trx, id, hoje), convidado: true };
  }
}

/** With what its company still owes from before, for whoever has let it in again. */
const lerNovaLoja = async (db: Trx, id: number, hoje: string) => ({
  ...(await lerLojista(db, id, hoje)),
  pendencias: await lerPendencias(db, id),
});

export function exigirValidos(
  tipo: TipoDeCadastro,
  dados: Partial<CadastroEscrito>,
  hoje: string,
  semSenha: boolean,
): void {
  const campos = errosDoCadastro(tipo, dados, hoje, { semSenha });
  const comum = !semSenha && !campos.senha && erroDaSenhaComum(dados.senha ?? '', donoDaSenha(dados));
  if (comum) campos.senha = comum;
  if (Object.keys(campos).length > 0) throw new Recusa('DADOS_INVALIDOS', { campos });
}

async function identidadeDo(ctx: Contexto, { social }: CadastroEscrito, agora: Date): Promise<IdentidadeSocial | null> {
  if (!social) return null;
  const identidade = await lerPasse(ctx.db, 'cadastro-social', social, agora);
  if (!identidade) throw new Recusa('ACESSO_SOCIAL_EXPIRADO');
  return identidade;
}
