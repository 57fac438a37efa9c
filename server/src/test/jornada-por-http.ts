import { randomUUID } from 'node:crypto';

/** Where to: one server, or several that take turns, as behind a proxy. */
export type Enderecos = readonly string[];
type Pessoa = { id: number; token: string };
type Requisicao = { quem?: Pessoa; corpo?: object; chave?: string };

const SENHA = 'indicabem-demo';
/** What each role opens, in the order of its menu. Every version has these. */
const LISTAS: Record<string, (id: number) => string[]> = {
  'tutor01@example.com': (id) => [`/tutor/${id}/prescritions`, `/tutor/${id}/pets`, '/calendars', '/shopkeepers'],
  'parceiro01@example.com': (id) => [`/prescriber/${id}/prescritions`, '/prescritions', '/products'],
  'loja01@example.com': (id) => [`/shopkeeper/${id}/coupons`, '/prescritions'],
  'admin@example.com': () => [
    ...['/prescritions', '/tutors', '/prescribers', '/shopkeepers', '/campaigns', '/products', '/images-admin'],
    ...['/prescrition/lotes', '/importacoes', '/reports/dashboard', '/usuarios/contagem', '/setting/1'],
  ],
};

/**
 * The product from one end to the other with the people of the demonstration, through HTTP alone: for servers of which
 * nothing else is known. Throws at the first answer that is not a yes; says how many there were.
 */
export async function jornadaPorHttp(enderecos: Enderecos): Promise<number> {
  let quantas = 0;
  const pedir = async <T>(rota: string, { quem, corpo, chave }: Requisicao = {}): Promise<T> => {
    const [method = '', caminho = ''] = rota.split(' ');
    const url = enderecos[quantas++ % enderecos.length];
    const resposta = await fetch(`${url}/api${caminho}`, {
      method,
      headers: {
        ...(quem && { api_token: quem.token }),
        ...(corpo && { 'content-type': 'application/json' }),
        ...(chave && { 'idempotency-key': chave }),
      },
      ...(corpo && { body: JSON.stringify(corpo) }),
    });
    const texto = await resposta.text();
    if (!resposta.ok) throw new Error(`${url} ${rota}: ${resposta.status} ${texto}`);
    return (texto ? JSON.parse(texto) : null) as T;
  };

  const entrar = async (email: string): Promise<Pessoa> => {
    type Entrada = { api_token: string; usuario: Record<string, number> };
    const { api_token: token, usuario } = await pedir<Entrada>('POST /login', { corpo: { email, senha: SENHA } });
    const id = usuario.id_tutor ?? usuario.id_prescriber ?? usuario.id_shopkeeper ?? usuario.id_admin ?? 0;
    const doPapel = usuario.id_admin ? {} : { uso_aceite: 'S' };
    // Each server asks for the texts of its own version, and they take turns.
    for (const _ of enderecos)
      await pedir(`PUT /termos/${id}`, { quem: { id, token }, corpo: { privacidade_aceite: 'S', ...doPapel } });
    return { id, token };
  };
  const [tutor, parceiro, loja, admin] = [
    await entrar('tutor01@example.com'),
    await entrar('parceiro01@example.com'),
    await entrar('loja01@example.com'),
    await entrar('admin@example.com'),
  ];

  await comprar(pedir, { tutor, parceiro, loja });
  // Cheaper than any package: it waits for the team, whose list every server opens, whichever of them held it.
  await comprar(pedir, { tutor, parceiro, loja }, 1);
  for (const _ of enderecos) await ondeHouver(() => pedir('GET /analise', { quem: admin }));
  const pessoas = [tutor, parceiro, loja, admin];
  for (const [i, listas] of Object.values(LISTAS).entries()) {
    const quem = pessoas[i] ?? admin;
    for (const caminho of listas(quem.id)) await pedir(`GET ${caminho}`, { quem });
  }
  for (const aberta of ['/formula-do-bem', '/configuracao-publica', '/health']) await pedir(`GET ${aberta}`);
  return quantas;
}

type Pedir = <T>(rota: string, requisicao?: Requisicao) => Promise<T>;

/** Recommended, redeemed, a store chosen, looked up at the till, validated; and the same sale sent again. */
async function comprar(pedir: Pedir, quem: Record<'tutor' | 'parceiro' | 'loja', Pessoa>, valor = 150): Promise<void> {
  type Produto = { id_produto: number; em_prescricao: string; especie: string; tipo_calculadora: string };
  const produtos = await pedir<Produto[]>('GET /products', { quem: quem.parceiro });
  const produto = produtos.find(
    (p) => p.em_prescricao === 'S' && p.especie === 'cao' && p.tipo_calculadora === 'comum',
  )?.id_produto;
  const contato = { telefone: '15900000000', email: `jornada-${randomUUID().slice(0, 8)}@example.com` };
  type Indicacao = { id_prescricao: number; codigo_prescricao: string };
  const { id_prescricao: id, codigo_prescricao: codigo } = await pedir<Indicacao>(
    'POST /prescrition/nova_prescricao_prescritor',
    {
      quem: quem.parceiro,
      chave: randomUUID(),
      corpo: { id_produto: produto, ...contato, peso_pet: 10, ecc: 1, atividade: 95 },
    },
  );
  await pedir(`PUT /prescrition/${codigo}/tutor`, { quem: quem.tutor, corpo: { id_tutor: quem.tutor.id } });
  const { id_coupon: cupom } = await pedir<{ id_coupon: number }>(`PUT /prescrition/${id}/shopkeeper`, {
    quem: quem.tutor,
    corpo: { id_lojista: quem.loja.id },
  });
  await pedir(`GET /coupon/${cupom}`, { quem: quem.tutor });
  const tela = await ondeHouver(() => pedir<{ selo: string }>(`GET /coupon/${cupom}/selo`, { quem: quem.tutor }));
  const lido = await ondeHouver(() =>
    pedir<{ prova: string }>(`POST /coupon/${cupom}/leitura`, { quem: quem.loja, corpo: { s: tela?.selo } }),
  );
  const corpo = { nome_funcionario: 'Caio', valor, peso: 15, prova: lido?.prova };
  const venda = { quem: quem.loja, chave: randomUUID(), corpo };
  await pedir(`PUT /coupon/${cupom}`, venda);
  await pedir(`PUT /coupon/${cupom}`, venda);
}

/** Of the servers that take turns one may be of a version that does not know the call; if none does, it is left out. */
async function ondeHouver<T>(chamar: () => Promise<T>): Promise<T | null> {
  const semRota = (erro: unknown) => {
    if (!String(erro).includes(': 404 ')) throw erro;
    return null;
  };
  return (await chamar().catch(semRota)) ?? chamar().catch(semRota);
}
