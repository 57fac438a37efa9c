import { expect, test } from '@playwright/test';
import { consultar } from './apoio/banco';
import { assentar, irPorDentro } from './apoio/dentro';
import { indicar, prepararCupom, resgatar } from './apoio/jornada';
import { AO_DOBRO, CELULAR, NA_MESA, sobras } from './apoio/larguras';
import { criarConta, entrar } from './apoio/pessoas';
import { enderecoDoQr } from './apoio/selo';

test.use(NA_MESA);

// The longest the forms take, with and without a place to break.
const NOME = 'Maria Aparecida do Perpétuo Socorro Albuquerque Wanderley de Vasconcelos e Cavalcanti Neta';
const SEM_ESPACO = 'Pneumoultramicroscopicossilicovulcanoconiótico';
const LOJA = `Empório ${SEM_ESPACO} Rações, Medicamentos e Acessórios para Animais de Estimação`;
const NOTAS = `${SEM_ESPACO.repeat(4)} ${NOME.repeat(3)}`;

// Never twice the same address in a row, nor the first page first: that would load it again.
const TELAS = {
  tutor: [
    'prescricoes',
    'home',
    'indicacao/codigo/:indicacao',
    'cupom',
    'cupom/ver/:cupom',
    'lojistas/:aberta',
    'lojistas/mapa',
    'perfil',
  ],
  prescritor: ['prescricoes', 'home', 'indicacao/codigo/:indicacao', 'cupom', 'lojistas'],
  lojista: ['cupom/efetivar/:caixa', 'home', 'perfil'],
  indicabem: ['usuarios?busca=Pneumo', 'dashboard', 'usuarios?tipo=lojista&busca=Pneumo'],
};

// At 200 % zoom a laptop is half as wide and half as high.
const JANELAS = [CELULAR, AO_DOBRO];

test('nomes e textos longos cabem em todas as telas, a 360 px e com zoom de 200 %', async ({ page, request }) => {
  test.slow();
  const { tutor, prescritor, loja, idPrescricao, idCupom } = await prepararCupom(request);
  const aberta = await indicar(request, prescritor);
  await resgatar(request, tutor, aberta.codigoDaIndicacao);
  await consultar('update tutor set nome = $2 where id = $1', [tutor.id, `${SEM_ESPACO} ${NOME}`]);
  await consultar('update prescritor set nome = $2, nome_fantasia = $3 where id = $1', [prescritor.id, NOME, LOJA]);
  await consultar('update lojista set nome_fantasia = $2, razao_social = $2, bairro = $3, site = $4 where id = $1', [
    loja.id,
    LOJA,
    NOME,
    `https://${SEM_ESPACO.toLowerCase()}.example.com/`,
  ]);
  await consultar('update prescricao set anotacoes = $2 where id = any($1)', [
    [idPrescricao, aberta.idPrescricao],
    NOTAS,
  ]);
  // The dashboard names the online store that is lowest on codes.
  const vazia = await criarConta('lojista');
  await consultar(`update lojista set tipo = 'loja_online', nome_fantasia = $2 where id = $1`, [vazia.id, LOJA]);
  await consultar(
    `insert into cupom_online (lojista_id, codigo, desconto, data_validade) values ($1, 'LONGO' || $1::int, 10, '2020-01-31')`,
    [vazia.id],
  );
  const equipe = await criarConta('indicabem');
  for (const [papel, pessoa] of Object.entries({ tutor, prescritor, lojista: loja, indicabem: equipe })) {
    await entrar(page, pessoa.email);
    for (const caminho of TELAS[papel as keyof typeof TELAS]) {
      const endereco = caminho
        .replace(':indicacao', String(idPrescricao))
        .replace(':aberta', String(aberta.idPrescricao))
        .replace(':cupom', String(idCupom))
        .replace('cupom/efetivar/:caixa', (await enderecoDoQr(idCupom)).replace('/web/', ''));
      await irPorDentro(page, `/web/${endereco}`);
      await assentar(page);
      for (const janela of JANELAS) {
        await page.setViewportSize(janela);
        expect.soft(await sobras(page), `${papel} em ${endereco}, ${janela.width} px`).toEqual([]);
      }
      // The last window of a screen is the first of the next.
      JANELAS.reverse();
    }
  }
});
