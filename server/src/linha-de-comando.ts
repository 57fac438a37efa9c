import { createInterface } from 'node:readline/promises';
import { FUNCOES } from '@indica-bem/domain/contrato/equipe';
import { limparEmail } from '@indica-bem/domain/texto/email';
import { garantirAdmin } from './areas/conta/garantir-admin';
import { trocarChave } from './areas/cupom/trocar-chave';
import { zerarSegundoFator } from './areas/fator/zerar-segundo-fator';
import { comPool, paraQuemMigra, pastaDasMigracoes } from './banco-do-comando';
import { lerConfig } from './config/config';
import { copiar, ensaiar, restaurar } from './copias';
import { abrirDb } from './db/conexao';
import { type Removidas, removerDemo } from './demo/remover-demo';
import { abrirFila } from './jobs/fila';
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
const ONDE = { pastaDasMigracoes, avisar: (frase: string) => console.error(frase) };

async function migrarBanco(): Promise<string> {
  const config = paraQuemMigra();
  const novas = await comPool(config, (pool) => migrar(pool, pastaDasMigracoes, undefined, { ...ONDE, ...config }));
  return novas === 0 ? 'O banco de dados já estava em dia.' : `Migrações aplicadas: ${novas}.`;
}

async function criarAdmin(email: string | undefined, ...resto: string[]): Promise<string> {
  const opcoes = resto.filter((parte) => parte.startsWith('--'));
  const nome = resto.filter((parte) => !parte.startsWith('--')).join(' ');
  const funcao = FUNCOES.find((alguma) => (opcoes[0] ?? '--funcao=dono') === `--funcao=${alguma}`);
  if (!email || email.startsWith('--') || !funcao || opcoes.length > 1) throw new Error(USO);
  const env: NodeJS.ProcessEnv = { ...process.env, ADMIN_EMAIL: email };
  if (!env.ADMIN_PASSWORD && !env.ADMIN_PASSWORD_FILE) env.ADMIN_PASSWORD = await perguntarSenha();
  const config = lerConfig(env, 'comando');
  const { admin } = config;
  if (!admin) throw new Error('Informe uma senha.');
  return comPool(config, async (pool) => {
    await atualizarBanco(pool, config, ONDE);
    if (!(await garantirAdmin(abrirDb(pool, UMA_VEZ), { ...admin, nome, funcao })))
      throw new Error(`Já existe uma conta com o e-mail ${admin.email}.`);
    return `Administrador criado: ${admin.email}`;
  });
}

async function remover(opcao: string | undefined): Promise<string> {
  if (opcao !== undefined && opcao !== '--fechar') throw new Error(USO);
  const config = lerConfig(process.env, 'comando');
  return comPool(config, async (pool) => {
    await atualizarBanco(pool, config, ONDE);
    const fila = await abrirFila(pool, dizerErro);
    try {
      const opcoes = { fila, fechar: opcao !== undefined, agora: new Date() };
      return oQueSaiu(await removerDemo(abrirDb(pool, UMA_VEZ), opcoes));
    } finally {
      await fila.parar();
    }
  });
}

async function trocar(opcao: string | undefined): Promise<string> {
  if (opcao !== undefined && opcao !== '--ja') throw new Error(USO);
  const config = lerConfig(process.env, 'comando');
  return comPool(config, async (pool) => {
    await atualizarBanco(pool, config, ONDE);
    await trocarChave(abrirDb(pool, UMA_VEZ), { agora: new Date(), ja: opcao !== undefined });
    return opcao
      ? 'Chave trocada. As instâncias no ar deixam a anterior agora; cupons já lidos serão lidos de novo.'
      : 'Chave trocada: a nova vale em 2 minutos, e a anterior é aceita por mais 2 horas.';
  });
}

async function zerarFator(email: string | undefined): Promise<string> {
  if (!email) throw new Error(USO);
  const config = lerConfig(process.env, 'comando');
  return comPool(config, async (pool) => {
    await atualizarBanco(pool, config, ONDE);
    const db = abrirDb(pool, UMA_VEZ);
    const conta = await db
      .selectFrom('conta')
      .select('id')
      .where('email', '=', limparEmail(email))
      .where('excluida_em', 'is', null)
      .executeTakeFirst();
    if (!conta) throw new Error(`Não há conta com o e-mail ${email}.`);
    const fila = await abrirFila(pool, dizerErro);
    try {
      return (await zerarSegundoFator(db, fila, conta.id))
        ? `Verificação em duas etapas desligada: ${email}. As sessões terminaram, e um e-mail avisa.`
        : `${email} não tinha verificação em duas etapas. As sessões terminaram.`;
    } finally {
      await fila.parar();
    }
  });
}

function oQueSaiu({ contas, fechadas, indicacoes, compras }: Removidas): string {
  if (contas + fechadas + indicacoes === 0) return 'Não há demonstração neste banco.';
  return [
    `Demonstração removida. Contas: ${contas}; indicações: ${indicacoes}; compras: ${compras} (${compras} kg a menos).`,
    ...(fechadas > 0 ? [`Contas fechadas, por causa dos dados reais: ${fechadas}.`] : []),
    'Produtos, campanhas e banners ficaram: confira-os na administração. Sem administrador? Use criar-admin.',
  ].join('\n');
}

/** From a person, without showing it; from a pipe, the first line. */
async function perguntarSenha(): Promise<string> {
  const terminal = process.stdin.isTTY;
  if (terminal) process.stdout.write('Senha (ao menos 12 caracteres): ');
  const leitor = createInterface({ input: process.stdin, terminal });
  try {
    return await new Promise<string>((ok) => {
      leitor.once('line', ok);
      leitor.once('close', () => ok(''));
    });
  } finally {
    leitor.close();
    if (terminal) process.stdout.write('\n');
  }
}

function dizerErro(erro: unknown): void {
  console.error(erro instanceof Error ? erro.message : erro);
}

const [comando, ...argumentos] = process.argv.slice(2);
const COMANDOS: Record<string, (argumento: string | undefined, ...outros: string[]) => Promise<string>> = {
  migrar: migrarBanco,
  'criar-admin': criarAdmin,
  copiar,
  restaurar,
  'ensaiar-restauracao': ensaiar,
  'remover-demo': remover,
  'trocar-chave': trocar,
  'zerar-segundo-fator': zerarFator,
};
const acao = COMANDOS[comando ?? ''] ?? (() => Promise.reject(new Error(USO)));
acao(argumentos[0], ...argumentos.slice(1)).then(
  (frase) => console.log(frase),
  (erro) => {
    dizerErro(erro);
    process.exitCode = 1;
  },
);
