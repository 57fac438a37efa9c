import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Api, recusa } from '../../test/api-de-mentira';
import { abrirProduto, campo, comProduto, descricaoDe, digitar, tocar } from '../../test/produto';
import { TUTOR } from '../../test/registros';
import { sessaoDe } from '../../test/sessoes';

comProduto();
afterEach(() => vi.restoreAllMocks());

const SENHA = 'a senha de hoje';
const CIENTE = 'Entendo que não dá para desfazer';
const abrir = (api: Api) => abrirProduto('/perfil', { como: 'tutor', api: { 'GET /tutor/:id': TUTOR, ...api } });

test('a cópia dos dados é um arquivo com tudo o que o servidor diz', async () => {
  const salvos: { nome: string; blob: Blob | undefined }[] = [];
  let ultimo: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    ultimo = blob as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    salvos.push({ nome: this.download, blob: ultimo });
  });
  const dados = { cadastro: { nome: TUTOR.nome, email: TUTOR.email }, cupons: [{ codigo: 'CPM7KXR429' }] };
  await abrir({ 'GET /tutor/:id/dados': dados });
  await tocar('Baixar meus dados');
  await screen.findByText('Seus dados foram baixados');
  const [arquivo, ...outros] = salvos;
  expect([arquivo?.nome, outros]).toEqual([`meus-dados-indicabem-${hojeEmSaoPaulo(new Date())}.json`, []]);
  expect(JSON.parse((await arquivo?.blob?.text()) ?? '')).toEqual(dados);
});

const dialogo = () => screen.getByRole('dialog', { hidden: true });
/** Called as what opened it, which is still behind. */
const excluir = () => within(dialogo()).getByText('Excluir minha conta', { selector: 'button *' }).closest('button');
const tocarEm = (alvo: HTMLElement | null) => act(async () => void fireEvent.click(alvo ?? document.body));

async function despedir(senha: string) {
  await tocar('Excluir minha conta');
  await screen.findByLabelText('Senha atual');
  expect([campo('Senha atual').value, campo(CIENTE).checked]).toEqual(['', false]);
  await digitar({ 'Senha atual': senha });
  await tocarEm(campo(CIENTE));
}

test('a despedida diz o que falta, e a senha errada no seu campo; nada se exclui', async () => {
  const errada = () => recusa('SENHA_ATUAL_INCORRETA', { campos: { senha_atual: 'Senha atual incorreta' } });
  const { mudancas, onde } = await abrir({ 'DELETE /tutor/:id': errada });
  await tocar('Excluir minha conta');
  await screen.findByText('Falta preencher: senha atual e confirmação.');
  expect(excluir()?.getAttribute('aria-disabled')).toBe('true');
  await tocarEm(excluir());
  await digitar({ 'Senha atual': 'errada' });
  await screen.findByText('Falta preencher: confirmação.');
  await act(async () => void fireEvent.submit(dialogo().querySelector('form') as HTMLFormElement));
  expect(mudancas()).toEqual([]);
  await tocarEm(campo(CIENTE));
  await tocarEm(excluir());
  await waitFor(() => expect(descricaoDe(campo('Senha atual'))).toContain('Senha atual incorreta'));
  expect(mudancas().map(({ caminho, corpo }) => [caminho, corpo])).toEqual([['/tutor/11', { senha_atual: 'errada' }]]);
  await digitar({ 'Senha atual': SENHA });
  expect(screen.queryByText('Senha atual incorreta')).toBeNull();
  expect([onde(), localStorage.getItem('usuario') !== null]).toEqual(['/perfil', true]);
});

test('a sessão que morre não guarda a senha; de volta, dois toques excluem uma vez e saem', async () => {
  const { chegarA, matarSessao, mudancas } = await abrir({
    'POST /login': sessaoDe('tutor', 'outro token'),
    'DELETE /tutor/:id': {},
  });
  const exclusoes = () => mudancas().filter(({ metodo }) => metodo === 'DELETE');
  await despedir(SENHA);
  matarSessao(sessaoDe('tutor').api_token);
  await tocarEm(excluir());
  await chegarA('/login');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(SENHA);

  await digitar({ 'E-mail': TUTOR.email, Senha: SENHA });
  await tocar('Entrar');
  await chegarA('/perfil');
  await despedir(SENHA);
  const [antes, alvo] = [exclusoes().length, excluir()];
  await act(async () => {
    alvo?.click();
    alvo?.click();
  });
  await chegarA('/login');
  await screen.findByText('Sua conta foi excluída');
  expect([antes, exclusoes().length]).toEqual([1, 2]);
  expect(localStorage.getItem('usuario')).toBeNull();
});
