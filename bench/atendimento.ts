import type pg from 'pg';
import { abrirPool } from '../server/src/db/conexao';
import { povoarTutores } from '../server/src/test/povoar';
import { comBancoNovo, comDemo, entrarComo, indicarMuitas } from './apoio/banco';
import { anotar, emTurnos, formatar } from './apoio/medir';
import { ligarProduto } from './apoio/produto';

/** The team's search over the whole server, with ten thousand and with a million people and recommendations, in one run. */
const VEZES = 40;

// The usual ones first.
const NOMES =
  'Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Francisca Daniel Marcelo Bruno Eduardo Felipe Raimundo Rodrigo Antônia Manoel Mateus André Fernando Fábio Leonardo Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Vitória Larissa Cláudia Beatriz Rita Luana Sônia Renata Eliane Josefa Simone Natália Cristiane Carla Débora Rosângela Jaqueline Rosa Daniela Aparecida Marlene Terezinha Raimunda Andreia Fabiana Lúcia Raquel Ângela Rafaela Joana Luzia Elaine Daniele Regina Daiane Alessandra Isabela Teresa Tatiane Rosana Érica Cecília Zélia Iolanda Quitéria Hildegard Wanderleia Xênia'.split(
    ' ',
  );
const SOBRENOMES =
  'Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves Santana Teixeira Araújo Pinto Cavalcante Batista Castro Campos Moura Borges Barros Melo Reis Azevedo Monteiro Duarte Farias Correia Miranda Prado Bezerra Sales Peixoto Guimarães Xavier Brandão Toledo Fontes Queiroz Amaral Bittencourt Zanetti Kowalski Yamamoto'.split(
    ' ',
  );

await comBancoNovo(async ({ url }) => {
  const dezMil = await servidorCom(url, 'dez_mil', 10_000);
  const milhao = await servidorCom(url, 'milhao', 1_000_000);
  for (const pedido of Object.keys(dezMil.pedidos)) {
    const ms = await emTurnos(VEZES, { dezMil: () => dezMil.buscar(pedido), milhao: () => milhao.buscar(pedido) });
    anotar({
      medida: `Busca do atendimento com um milhão: ${pedido}`,
      comparada: 'a mesma com dez mil',
      valor: ms.milhao / ms.dezMil,
      figuras: `${formatar(ms.milhao)} ms contra ${formatar(ms.dezMil)} ms`,
    });
  }
  await dezMil.fechar();
  await milhao.fechar();
});

async function servidorCom(url: string, banco: string, quantos: number) {
  const pool = await povoado(url, banco, quantos);
  const { rows } = await pool.query<{ indicacao: string; cupom: string }>(
    `select p.codigo as indicacao, c.codigo as cupom from cupom c join prescricao p on p.id = c.prescricao_id
      where p.email = 'pessoa7003@example.com'`,
  );
  const { indicacao = '', cupom = '' } = rows[0] ?? {};
  const [{ cpf, telefone, nome } = { cpf: '', telefone: '', nome: '' }] = (
    await pool.query<{ cpf: string; telefone: string; nome: string }>(
      `select t.cpf, t.telefone, t.nome from tutor t join conta c on c.id = t.id where c.email = 'pessoa7003@example.com'`,
    )
  ).rows;
  const emGrupos = (codigo: string) => codigo.replace(/.{4}(?=.)/g, '$&-');
  const pedidos: Record<string, string> = {
    'código com traços': emGrupos(indicacao),
    'pedaço de código': indicacao.slice(0, 6),
    'código de cupom': emGrupos(cupom),
    'pedaço de cupom': cupom.slice(2, 9),
    'CPF com máscara': cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4'),
    'pedaço de CPF': cpf.slice(0, 7),
    telefone: `(${telefone.slice(0, 2)}) ${telefone.slice(2)}`,
    'e-mail': 'pessoa7003@example.com',
    'pedaço de e-mail': 'pessoa7003@',
    'telefone sem o DDD': `${telefone.slice(2, 7)}-${telefone.slice(7)}`,
    'nome inteiro': nome,
    'nome e último sobrenome': nome.replace(/ .* /, ' '),
    'começo de um nome': nome
      .split(' ')
      .map((palavra) => palavra.slice(0, 4))
      .join(' '),
    'nome comum': 'maria silva',
    'um nome só, dos mais comuns': 'maria',
    'nome que não há': 'xyzxyz',
  };
  const { app, fechar } = await ligarProduto(pool);
  const { token: api_token } = await entrarComo(pool, 'admin@example.com');
  return {
    pedidos,
    async buscar(pedido: string): Promise<void> {
      const query = { q: pedidos[pedido] ?? '' };
      const resposta = await app.inject({ url: '/api/atendimento/busca', query, headers: { api_token } });
      if (resposta.statusCode !== 200) throw new Error(`${pedido}: ${resposta.body}`);
    },
    fechar,
  };
}

async function povoado(url: string, banco: string, quantos: number): Promise<pg.Pool> {
  const dono = abrirPool(url, 1);
  await dono.query(`create database ${banco}`);
  await dono.end();
  const proprio = new URL(url);
  proprio.pathname = `/${banco}`;
  const pool = await comDemo(proprio.toString(), 8);
  // The trigram indexes are many times faster to build than to keep while a million rows come in.
  const indices = ['tutor_busca', 'tutor_por_palavra', 'tutor_por_pares', 'cupom_por_parte'];
  const { rows } = await pool.query<{ def: string }>(
    'select pg_get_indexdef(i::regclass) as def from unnest($1::text[]) i',
    [indices],
  );
  for (const indice of indices) await pool.query(`drop index ${indice}`);
  await povoarTutores(pool, quantos);
  await indicarMuitas(pool, quantos);
  // Everybody a phone and a document of their own, spread as they are among people, and none that another has until then;
  // names as they are met: a few very often, most of them seldom.
  await pool.query('alter table tutor disable trigger user');
  await pool.query(
    `update tutor t set nome = n.nome, telefone = f, cpf = d, busca = sem_acento(concat_ws(' ', '', n.nome, c.email, d, f))
       from conta c,
            lateral (select c.id * 0.6180339887 % 1 as a, c.id * 0.7548776662 % 1 as b, c.id * 0.5698402909 % 1 as e) acaso,
            lateral (select '119' || lpad((c.id::bigint * 48271 % 100000000)::text, 8, '0') as f,
                            (10000000000 + c.id::bigint * 7919104729 % 89999999977)::text as d,
                            concat_ws(' ', ($1::text[])[1 + floor(cardinality($1::text[]) * a * a)],
                              ($2::text[])[1 + floor(cardinality($2::text[]) * b * b)],
                              ($2::text[])[1 + floor(cardinality($2::text[]) * e * e)]) as nome) n
      where c.id = t.id`,
    [NOMES, SOBRENOMES],
  );
  await pool.query('alter table tutor enable trigger user');
  for (const { def } of rows) await pool.query(def);
  await pool.query('vacuum analyze');
  return pool;
}
