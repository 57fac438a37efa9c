import { beforeAll, describe, expect, test } from 'vitest';
import { chamar } from '../test/chamar';
import { cnpjDe, cpfDe } from '../test/documentos';
import { criarAdmin, criarLojista, criarPrescritor, criarProduto, criarTutor, type Pessoa } from '../test/elenco';
import { enviarFormulario } from '../test/formulario';
import { liso } from '../test/imagens';
import { AGORA, comPalco } from '../test/palco';

const palco = comPalco({ limites: false });
let ana: Pessoa;
let bia: Pessoa;

beforeAll(async () => {
  [ana, bia] = [await criarAdmin(palco()), await criarAdmin(palco())];
  await nomear(ana, 'Ana');
  await nomear(bia, 'Bia');
});
const nomear = ({ id }: Pessoa, nome: string) =>
  palco().db.updateTable('administrador').set({ nome }).where('id', '=', id).execute();

type Resposta = { status: number; body: { versao?: number; type?: string; detail?: string; atual?: object } };
/** A record that the team edits: how it is read, and how it is saved with another content. */
type Registro = {
  ler: (quem: Pessoa) => Promise<Resposta>;
  salvar: (quem: Pessoa, conteudo: string, versao?: number | null) => Promise<Resposta>;
};

let serie = 900;
const dadosDoTutor = (nome: string, email: string, cpf: string) => ({
  nome,
  email,
  cpf,
  telefone: '(15) 99876-5432',
  data_nascimento: '1990-05-20',
});
const CAMPANHA = { descritivo: 'Verão', desconto: 12, data_validade: '2026-12-31' };

const REGISTROS: [string, () => Promise<Registro>][] = [
  [
    'campanha',
    async () => {
      const { body } = await chamar(palco(), ana, 'POST /campaign', { body: CAMPANHA });
      const params = { id: body.id_campaign };
      return {
        ler: (quem) => chamar(palco(), quem, 'GET /campaign/:id', { params }),
        salvar: (quem, descritivo, versao) =>
          chamar(palco(), quem, 'PUT /campaign/:id', { params, body: { ...CAMPANHA, descritivo, versao } }),
      };
    },
  ],
  [
    'texto de contato',
    async () => ({
      ler: (quem) => chamar(palco(), quem, 'GET /setting/1', {}),
      salvar: (quem, texto, versao) =>
        chamar(palco(), quem, 'PUT /setting/1', { body: { texto_sac: `<p>${texto}</p>`, versao } }),
    }),
  ],
  [
    'tutor',
    async () => {
      const tutor = await criarTutor(palco());
      const params = { id: tutor.id };
      const cpf = cpfDe(++serie);
      return {
        ler: (quem) => chamar(palco(), quem, 'GET /tutor/:id', { params }),
        salvar: (quem, nome, versao) =>
          chamar(palco(), quem, 'PUT /tutor/:id', {
            params,
            body: { ...dadosDoTutor(nome, tutor.email, cpf), versao },
          }),
      };
    },
  ],
  [
    'parceiro',
    async () => {
      const parceiro = await criarPrescritor(palco());
      const cpf = cpfDe(++serie);
      const params = { id: parceiro.id };
      return {
        ler: (quem) => chamar(palco(), quem, 'GET /prescriber/:id', { params }),
        salvar: (quem, nome, versao) =>
          chamar(palco(), quem, 'PUT /prescriber/:id', {
            params,
            body: {
              nome,
              email: parceiro.email,
              cpf,
              crmv: 'CRMV-SP 1',
              celular: '(15) 99876-5432',
              telefone: '(15) 99876-5432',
              perfil: 'outros',
              versao,
            },
          }),
      };
    },
  ],
  [
    'loja',
    async () => {
      const loja = await criarLojista(palco());
      const params = { id: loja.id };
      const cnpj = cnpjDe(++serie);
      return {
        ler: async (quem) => {
          const lida = (await chamar(palco(), quem, 'GET /shopkeeper/:id', { params })) as Resposta;
          // Money that is owed to it stands beside the record, and nobody edits it.
          const { pendencias: _, ...body } = lida.body as Resposta['body'] & { pendencias: unknown };
          return { ...lida, body: body as Resposta['body'] };
        },
        salvar: (quem, nome_fantasia, versao) =>
          chamar(palco(), quem, 'PUT /shopkeeper/:id', {
            params,
            body: { ...DADOS_DA_LOJA, cnpj, nome_fantasia, email: loja.email, versao },
          }),
      };
    },
  ],
  [
    'produto',
    async () => {
      const id = await criarProduto(palco());
      return {
        ler: (quem) => chamar(palco(), quem, 'GET /product/:id', { params: { id } }),
        salvar: (quem, nome, versao) =>
          enviar(quem, `/product/${id}`, versao, {
            ...{ categoria: 'Fórmula Natural', especie: 'cao', sub_categoria: 'Fresh Meat', porte: 'Médio', nome },
            ...{ nome_curto: 'Adultos', link: 'https://example.com', energia_metabolizavel: '4020' },
            tipo_calculadora: 'comum',
          }),
      };
    },
  ],
  [
    'capa',
    async () => {
      const { body } = await chamar(palco(), null, 'GET /images-admin', {});
      const id = body[0]?.id_imagem_capa ?? 0;
      return {
        ler: (quem) => chamar(palco(), quem, 'GET /image-admin/:id', { params: { id } }),
        salvar: async (quem, conteudo, versao) =>
          enviar(quem, `/imagem-admin/${id}`, versao, {}, [
            {
              campo: 'imagem_mobile',
              nome: 'c.png',
              bytes: await liso(600, 400, `#${Buffer.from(conteudo).toString('hex').slice(-6)}`)
                .png()
                .toBuffer(),
            },
          ]),
      };
    },
  ],
];

const DADOS_DA_LOJA = {
  ...{ tipo: 'loja_online', razao_social: 'Loja Ltda', site: 'https://loja.example.com' },
  ...{ telefone: '(15) 3333-4444', celular: '(15) 99876-5432', cep: '18035-000', logradouro: 'Rua A', numero: '1' },
  ...{ bairro: 'Centro', cidade: 'Sorocaba', estado: 'SP' },
};

const enviar = (
  quem: Pessoa,
  url: string,
  versao: number | null | undefined,
  campos: Record<string, string>,
  arquivos: { campo: string; nome: string; bytes: Buffer }[] = [],
): Promise<Resposta> =>
  enviarFormulario(palco(), quem, {
    url,
    campos: { ...campos, _method: 'put', ...(versao && { versao: String(versao) }) },
    arquivos,
  });

describe.each(REGISTROS)('duas pessoas editam: %s', (_, criar) => {
  test('quem leu antes não apaga o que a outra salvou: lê quem, a que horas e o que está lá agora', async () => {
    const registro = await criar();
    const { versao } = (await registro.ler(ana)).body;
    expect(versao).toEqual(expect.any(Number));
    const salva = await registro.salvar(ana, 'Da Ana', versao);
    expect([salva.status, salva.body.versao]).toEqual([200, (versao ?? 0) + 1]);

    const atrasada = await registro.salvar(bia, 'Da Beatriz', versao);
    expect([atrasada.status, atrasada.body.type]).toEqual([409, 'versao-alterada']);
    expect(atrasada.body.detail).toBe('Alterado por Ana às 12:00. Veja a versão atual antes de salvar.');
    const atual = (await registro.ler(bia)).body;
    expect(atrasada.body.atual).toEqual(atual);

    expect((await registro.salvar(bia, 'Da Beatriz', atual.versao)).status).toBe(200);
    expect((await registro.salvar(ana, 'Sem versão, como antes')).status).toBe(200);
  });

  test('duas ao mesmo tempo com a mesma versão: uma salva, a outra lê', async () => {
    const registro = await criar();
    const { versao } = (await registro.ler(ana)).body;
    const respostas = await Promise.all([
      registro.salvar(ana, 'Primeira das duas', versao),
      registro.salvar(bia, 'A outra delas', versao),
    ]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('salvar o mesmo de novo não faz versão nova', async () => {
    const registro = await criar();
    await registro.salvar(ana, 'O mesmo de sempre');
    const { versao } = (await registro.ler(ana)).body;
    expect((await registro.salvar(ana, 'O mesmo de sempre', versao)).body.versao).toBe(versao);
  });
});

describe('a versão de uma pessoa', () => {
  test('quem é de fora da equipe lê "pela equipe"; a equipe lê o nome da pessoa', async () => {
    const tutor = await criarTutor(palco(), {}, { nome: 'Carla' });
    const cpf = cpfDe(++serie);
    const params = { id: tutor.id };
    const { versao } = (await chamar(palco(), tutor, 'GET /tutor/:id', { params })).body;
    const salvar = (quem: Pessoa, nome: string, lida?: number) =>
      chamar(palco(), quem, 'PUT /tutor/:id', {
        params,
        body: { ...dadosDoTutor(nome, tutor.email, cpf), versao: lida },
      });
    await salvar(ana, 'Carla Souza', versao);
    expect((await salvar(tutor, 'Carla S.', versao)).body.detail).toMatch(/^Alterado pela equipe às 12:00\./);
    await salvar(tutor, 'Carla S.', versao + 1);
    expect((await salvar(ana, 'Carla Lima', versao + 1)).body.detail).toMatch(/^Alterado por Carla S. às 12:00\./);
    expect((await salvar(tutor, 'Carla Lima', versao)).body.detail).toMatch(/^Alterado por você às 12:00\./);
  });

  test('o e-mail é de outra tabela e conta como mudança; suspender não conta', async () => {
    const tutor = await criarTutor(palco());
    const versao = async () => (await chamar(palco(), ana, 'GET /tutor/:id', { params: { id: tutor.id } })).body.versao;
    const antes = await versao();
    await palco().db.updateTable('conta').set({ email: 'outro@example.com' }).where('id', '=', tutor.id).execute();
    expect(await versao()).toBe(antes + 1);
    const loja = await criarLojista(palco());
    const daLoja = async () =>
      (await palco().db.selectFrom('lojista').select('versao').where('id', '=', loja.id).executeTakeFirstOrThrow())
        .versao;
    await palco().db.updateTable('conta').set({ suspensa_em: AGORA }).where('id', '=', loja.id).execute();
    expect(await daLoja()).toBe(1);
  });

  test('posta numa campanha por outra tela, a loja mudou para quem a edita', async () => {
    const loja = await criarLojista(palco());
    const { body: campanha } = await chamar(palco(), ana, 'POST /campaign', { body: CAMPANHA });
    await chamar(palco(), ana, 'PUT /campaign/:id/shopkeepers', {
      params: { id: campanha.id_campaign },
      body: { incluir: [loja.id] },
    });
    const { status, body } = await chamar(palco(), bia, 'PUT /shopkeeper/:id', {
      params: { id: loja.id },
      body: { ...DADOS_DA_LOJA, cnpj: cnpjDe(++serie), nome_fantasia: 'Pet', email: loja.email, versao: 1 },
    });
    expect([status, body.detail]).toEqual([409, 'Alterado por Ana às 12:00. Veja a versão atual antes de salvar.']);
  });

  test('excluído enquanto se editava: 404 que diz isso; sem versão, o 404 de sempre', async () => {
    const tutor = await criarTutor(palco());
    const params = { id: tutor.id };
    await chamar(palco(), ana, 'DELETE /tutor/:id', { params, body: undefined });
    const salvar = (versao?: number) =>
      chamar(palco(), bia, 'PUT /tutor/:id', {
        params,
        body: { ...dadosDoTutor('X', tutor.email, cpfDe(++serie)), versao },
      });
    const comVersao = await salvar(1);
    expect([comVersao.status, comVersao.body.detail]).toEqual([
      404,
      'Este registro foi excluído enquanto você editava.',
    ]);
    expect((await salvar()).body.detail).toBe('Não encontramos o que você procura.');
    const { body } = await chamar(palco(), ana, 'POST /campaign', { body: CAMPANHA });
    await chamar(palco(), ana, 'DELETE /campaign/:id', { params: { id: body.id_campaign } });
    const campanha = await chamar(palco(), bia, 'PUT /campaign/:id', {
      params: { id: body.id_campaign },
      body: { ...CAMPANHA, versao: body.versao },
    });
    expect([campanha.status, campanha.body.type]).toEqual([404, 'registro-excluido']);
  });
});
