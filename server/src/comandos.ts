import { FUNCOES } from '@indica-bem/domain/contrato/equipe';
import { limparEmail } from '@indica-bem/domain/texto/email';
import type pg from 'pg';
import { garantirAdmin } from './areas/conta/garantir-admin';
import { trocarChave } from './areas/cupom/trocar-chave';
import { zerarSegundoFator } from './areas/fator/zerar-segundo-fator';
import { comPool, paraQuemMigra, pastaDasMigracoes, type Terminal } from './banco-do-comando';
import { type Config, lerConfig } from './config/config';
import { copiar, ensaiar, restaurar } from './copias';
import { abrirDb } from './db/conexao';
import { type Removidas, removerDemo } from './demo/remover-demo';
import { abrirFila, type Fila } from './jobs/fila';
import { atualizarBanco } from './migracao/atualizar-banco';
import { migrar } from './migracao/migrar';

const USO = `Uso:
  migrar                 põe o banco na versão deste programa, com DATABASE_MIGRATION_URL ou DATABASE_URL
  criar-admin <e-mail> [nome] [--funcao=dono|operacao|atendimento|financeiro|leitura]
                         cria um administrador; a senha vem de ADMIN_PASSWORD ou é perguntada. A equipe lê o nome
                         em quem alterou e quem enviou; sem ele, o que vem antes do @. Sem função, dono
  copiar <arquivo>       guarda uma cópia de tudo, com o produto no ar ou parado
  restaurar <arquivo>    põe uma cópia em um banco vazio, de que o usuário seja dono
  ensaiar-restauracao <arquivo> [--banco=<endereço>]
                         restaura a cópia em um banco de ensaio, confere tudo, diz a idade dela e quanto levou, e o
                         apaga; com --banco, em um banco vazio que já existe, e que vazio fica
  remover-demo           remove as contas da demonstração e as compras delas; com --fechar, apenas fecha as
                         contas de que dados reais dependem
  zerar-segundo-fator <e-mail>
                         de quem perdeu o aparelho e os códigos: desliga a verificação em duas etapas, encerra as
                         sessões e avisa por e-mail
  trocar-chave           troca a chave dos selos e das provas dos cupons: a nova vale em 2 minutos, a anterior é
                         aceita por mais 2 horas; com --ja, a nova vale na hora e nenhuma outra é aceita`;

/** A command says each thing once: nothing is prepared, whatever stands before the database. */
const UMA_VEZ = { prepara: false };

async function migrarBanco(terminal: Terminal): Promise<string> {
  const config = paraQuemMigra(terminal);
  const opcoes = { ...config, avisar: terminal.avisar };
  const novas = await comPool(config, terminal, (pool) => migrar(pool, pastaDasMigracoes, undefined, opcoes));
  return novas === 0 ? 'O banco de dados já estava em dia.' : `Migrações aplicadas: ${novas}.`;
}

async function criarAdmin(terminal: Terminal, email?: string, ...resto: string[]): Promise<string> {
  const opcoes = resto.filter((parte) => parte.startsWith('--'));
  const nome = resto.filter((parte) => !parte.startsWith('--')).join(' ');
  const funcao = FUNCOES.find((alguma) => (opcoes[0] ?? '--funcao=dono') === `--funcao=${alguma}`);
  if (!email || email.startsWith('--') || !funcao || opcoes.length > 1) throw new Error(USO);
  const env: NodeJS.ProcessEnv = { ...terminal.env, ADMIN_EMAIL: email };
  if (!env.ADMIN_PASSWORD && !env.ADMIN_PASSWORD_FILE) env.ADMIN_PASSWORD = await terminal.perguntarSenha();
  const config = lerConfig(env, 'comando');
  const { admin } = config;
  if (!admin) throw new Error('Informe uma senha.');
  return noBancoEmDia(config, terminal, async (pool) => {
    if (!(await garantirAdmin(abrirDb(pool, UMA_VEZ), { ...admin, nome, funcao })))
      throw new Error(`Já existe uma conta com o e-mail ${admin.email}.`);
    return `Administrador criado: ${admin.email}`;
  });
}

async function remover(terminal: Terminal, opcao?: string): Promise<string> {
  if (opcao !== undefined && opcao !== '--fechar') throw new Error(USO);
  const config = lerConfig(terminal.env, 'comando');
  return noBancoEmDia(config, terminal, async (pool) => {
    const opcoes = { fechar: opcao !== undefined, agora: new Date() };
    return comFila(pool, terminal, async (fila) =>
      oQueSaiu(await removerDemo(abrirDb(pool, UMA_VEZ), { ...opcoes, fila })),
    );
  });
}

async function trocar(terminal: Terminal, opcao?: string): Promise<string> {
  if (opcao !== undefined && opcao !== '--ja') throw new Error(USO);
  const config = lerConfig(terminal.env, 'comando');
  return noBancoEmDia(config, terminal, async (pool) => {
    await trocarChave(abrirDb(pool, UMA_VEZ), { agora: new Date(), ja: opcao !== undefined });
    return opcao
      ? 'Chave trocada. As instâncias no ar deixam a anterior agora; cupons já lidos serão lidos de novo.'
      : 'Chave trocada: a nova vale em 2 minutos, e a anterior é aceita por mais 2 horas.';
  });
}

async function zerarFator(terminal: Terminal, email?: string): Promise<string> {
  if (!email) throw new Error(USO);
  const config = lerConfig(terminal.env, 'comando');
  return noBancoEmDia(config, terminal, async (pool) => {
    const db = abrirDb(pool, UMA_VEZ);
    const conta = await db
      .selectFrom('conta')
      .select('id')
      .where('email', '=', limparEmail(email))
      .where('excluida_em', 'is', null)
      .executeTakeFirst();
    if (!conta) throw new Error(`Não há conta com o e-mail ${email}.`);
    return (await comFila(pool, terminal, (fila) => zerarSegundoFator(db, fila, conta.id)))
      ? `Verificação em duas etapas desligada: ${email}. As sessões terminaram, e um e-mail avisa.`
      : `${email} não tinha verificação em duas etapas. As sessões terminaram.`;
  });
}

const noBancoEmDia = <T>(config: Config, terminal: Terminal, acao: (pool: pg.Pool) => Promise<T>): Promise<T> =>
  comPool(config, terminal, async (pool) => {
    await atualizarBanco(pool, config, { pastaDasMigracoes, avisar: terminal.avisar });
    return acao(pool);
  });

async function comFila<T>(pool: pg.Pool, { avisar }: Terminal, acao: (fila: Fila) => Promise<T>): Promise<T> {
  const fila = await abrirFila(pool, (erro) => avisar(erro instanceof Error ? erro.message : String(erro)));
  try {
    return await acao(fila);
  } finally {
    await fila.parar();
  }
}

function oQueSaiu({ contas, fechadas, indicacoes, compras }: Removidas): string {
  if (contas + fechadas + indicacoes === 0) return 'Não há demonstração neste banco.';
  return [
    `Demonstração removida. Contas: ${contas}; indicações: ${indicacoes}; compras: ${compras} (${compras} kg a menos).`,
    ...(fechadas > 0 ? [`Contas fechadas, por causa dos dados reais: ${fechadas}.`] : []),
    'Produtos, campanhas e banners ficaram: confira-os na administração. Sem administrador? Use criar-admin.',
  ].join('\n');
}

/** Each command, by what is written to ask for it; answers what it has to say. */
const COMANDOS: Record<string, (terminal: Terminal, ...argumentos: string[]) => Promise<string>> = {
  migrar: migrarBanco,
  'criar-admin': criarAdmin,
  copiar,
  restaurar,
  'ensaiar-restauracao': ensaiar,
  'remover-demo': remover,
  'trocar-chave': trocar,
  'zerar-segundo-fator': zerarFator,
};

export async function comandar([nome = '', ...argumentos]: string[], terminal: Terminal): Promise<string> {
  const comando = Object.hasOwn(COMANDOS, nome) && COMANDOS[nome];
  if (!comando) throw new Error(USO);
  return comando(terminal, ...argumentos);
}
