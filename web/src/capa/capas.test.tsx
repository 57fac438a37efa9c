import type { Capa } from '@indica-bem/domain/capa/contrato';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '../test/api-de-mentira';
import { decodificar, escolherArquivo, FOTO_BOA } from '../test/imagens';
import { abrirProduto, campo, comProduto, tocar, tocarDuasVezes } from '../test/produto';
import { perguntaAberta } from '../ui/confirmar';

comProduto();

const DE_FABRICA: Capa = {
  id_imagem_capa: 3,
  pagina: 'eventos',
  perfil: 'tutor',
  imagem_desktop: '/uploads/larga.webp',
  imagem_mobile: '/uploads/alta.webp',
  personalizada: 'N',
  versao: 4,
};
const NOVA: Capa = {
  ...DE_FABRICA,
  imagem_desktop: '/uploads/larga-nova.webp',
  imagem_mobile: '/uploads/alta-nova.webp',
  personalizada: 'S',
  versao: 5,
};
const OUTRAS: Capa[] = [
  { ...DE_FABRICA, id_imagem_capa: 6, pagina: 'pet', imagem_desktop: '/uploads/pets.webp' },
  { ...DE_FABRICA, id_imagem_capa: 7, pagina: 'contato', perfil: 'shopkeeper', imagem_mobile: '/uploads/loja.webp' },
  { ...DE_FABRICA, id_imagem_capa: 8, pagina: 'contato', perfil: 'other', imagem_mobile: '/uploads/todos.webp' },
];

const EXCLUIR = 'Excluir a capa de Calendário do pet · Tutor';

/** A server that keeps what it is given. */
function abrirLista() {
  let salva = DE_FABRICA;
  const guardar = (nova: Capa) => () => {
    salva = nova;
    return nova;
  };
  const api: Api = {
    'GET /images-admin': () => [salva, ...OUTRAS],
    'GET /image-admin/:id': () => salva,
    'POST /imagem-admin/:id': guardar(NOVA),
    'DELETE /image-admin/:id': guardar({ ...DE_FABRICA, versao: 6 }),
  };
  return abrirProduto('/capas', { como: 'indicabem', api });
}

const daPagina = (titulo: string) => screen.getByText(titulo, { selector: 'h2' }).closest('section');
const marcadas = () =>
  screen.queryAllByText('Personalizada').map((marca) => marca.closest('section')?.querySelector('h2')?.textContent);
const responder = (sim: boolean) => act(async () => perguntaAberta()?.responder(sim));

async function escolher(rotulo: string, ...medidas: [number, number]) {
  decodificar(...medidas);
  await escolherArquivo(campo(rotulo), FOTO_BOA);
  await waitFor(() => within(campo(rotulo).closest('fieldset') as HTMLElement).getByAltText('Nova imagem escolhida'));
}

test('a imagem pequena é avisada e vai assim mesmo; salva uma vez, a lista a marca; excluída, depois de perguntar, não mais', async () => {
  const { chegarA, mudancas } = await abrirLista();
  await screen.findByText('Calendário do pet');
  expect([marcadas(), screen.queryByLabelText(/^Excluir a capa/)]).toEqual([[], null]);
  await tocar('Editar a capa de Calendário do pet · Tutor');
  await chegarA('/capas/editar/3');
  await screen.findByText('Imagem Celular');
  await escolher('Imagem computador', 1920, 480);
  expect(screen.queryByText(/pode ficar borrada/)).toBeNull();
  await escolher('Imagem Celular', 300, 300);
  const aviso = screen.getByText('Esta imagem tem 300 × 300 pixels e pode ficar borrada em telas grandes.');
  expect(aviso.closest('fieldset')).toBe(campo('Imagem Celular').closest('fieldset'));
  await tocarDuasVezes('Atualizar');
  await chegarA('/capas');
  await screen.findByText('Cadastrado com sucesso');
  await waitFor(() => expect(marcadas()).toEqual(['Calendário do pet']));
  expect(daPagina('Calendário do pet')?.querySelector('img')?.getAttribute('src')).toBe(NOVA.imagem_desktop);
  const form = Object.fromEntries(mudancas()[0]?.corpo as FormData);
  expect(form).toMatchObject({ _method: 'put', versao: '4' });
  expect([form.imagem_desktop, form.imagem_mobile].map((arquivo) => arquivo instanceof File)).toEqual([true, true]);

  await tocar(EXCLUIR);
  expect(perguntaAberta()).toMatchObject({ titulo: 'Tem certeza que deseja deletar?', perigo: true });
  await responder(false);
  await tocarDuasVezes(EXCLUIR);
  await responder(true);
  await screen.findByText('Deletado com sucesso.');
  await waitFor(() => expect([marcadas(), screen.queryByLabelText(EXCLUIR)]).toEqual([[], null]));
  expect(mudancas().map(({ metodo, caminho }) => `${metodo} ${caminho}`)).toEqual([
    'POST /imagem-admin/3',
    'DELETE /image-admin/3',
  ]);
});

test('cada página mostra a sua capa a cada perfil, a do celular e a do computador; sem uma própria, a de todos', async () => {
  const api: Api = {
    'GET /images-admin': [NOVA, ...OUTRAS],
    'GET /calendars': [],
    'GET /tutor/:id/pets': { pets: [] },
    'GET /setting/1': { id: 1, texto_sac: '<p>Ligue</p>', versao: 1 },
  };
  const { ir } = await abrirProduto('/eventos', { como: 'tutor', api });
  const imagens = () => [
    document.querySelector('picture source')?.getAttribute('srcset'),
    document.querySelector('picture img')?.getAttribute('src'),
  ];
  await waitFor(() => expect(imagens()).toEqual([NOVA.imagem_desktop, NOVA.imagem_mobile]));
  await ir('/pet');
  await waitFor(() => expect(imagens()).toEqual(['/uploads/pets.webp', DE_FABRICA.imagem_mobile]));
  await ir('/contato');
  await waitFor(() => expect(imagens()).toEqual([DE_FABRICA.imagem_desktop, '/uploads/todos.webp']));
});
