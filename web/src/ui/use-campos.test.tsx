import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardarRascunho, lerRascunho } from '../lib/rascunho';
import { abrirSessao, encerrarSessao, type Sessao } from '../lib/sessao';
import { useCampos } from './use-campos';

const sessaoDe = (id_tutor: number) =>
  ({ tipo_usuario: 'tutor', api_token: `t${id_tutor}`, usuario: { id_tutor, nome: 'Ana' } }) as unknown as Sessao;

beforeEach(() => {
  sessionStorage.clear();
  act(() => abrirSessao(sessaoDe(1)));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Formulario() {
  const campos = useCampos({ nome: 'Nina', senha: '' }, () => ({}), 'pet-1');
  return (
    <>
      {(['nome', 'senha'] as const).map((nome) => (
        <input
          key={nome}
          aria-label={nome}
          value={campos.valores[nome]}
          onChange={({ currentTarget }) => campos.mudar({ [nome]: currentTarget.value })}
        />
      ))}
      <p>{campos.mudou ? 'mudou' : 'igual'}</p>
      <p>{campos.recuperado ? 'recuperado' : 'novo'}</p>
    </>
  );
}

const digitar = (rotulo: string, texto: string) =>
  fireEvent.change(screen.getByLabelText(rotulo), { target: { value: texto } });
const valor = (rotulo: string) => (screen.getByLabelText(rotulo) as HTMLInputElement).value;

function morrerEVoltar(id: number): void {
  act(encerrarSessao);
  cleanup();
  act(() => abrirSessao(sessaoDe(id)));
  render(<Formulario />);
}

test('o que foi digitado quando a sessão morreu volta para a mesma pessoa, sem a senha, e conta como mudança', () => {
  render(<Formulario />);
  digitar('nome', 'Amora');
  digitar('senha', 'segredo');
  morrerEVoltar(1);
  expect([valor('nome'), valor('senha')]).toEqual(['Amora', '']);
  expect(screen.getByText('mudou')).toBeTruthy();
  expect(screen.getByText('recuperado')).toBeTruthy();
});

test('para outra pessoa não volta nada', () => {
  render(<Formulario />);
  digitar('nome', 'Amora');
  morrerEVoltar(2);
  expect(valor('nome')).toBe('Nina');
});

test('volta uma vez só, e sem mudança nada é guardado', () => {
  render(<Formulario />);
  morrerEVoltar(1);
  expect(screen.getByText('novo')).toBeTruthy();
  digitar('nome', 'Amora');
  morrerEVoltar(1);
  cleanup();
  render(<Formulario />);
  expect([valor('nome'), screen.getByText('igual')].length).toBe(2);
  expect(valor('nome')).toBe('Nina');
});

test('dois formulários de uma tela guardam cada um o seu', () => {
  guardarRascunho({ onde: 'pet-1', dono: 1, dados: { nome: 'Amora' } });
  guardarRascunho({ onde: 'nota-1', dono: 1, dados: 'Levou dois' });
  render(<Formulario />);
  expect(valor('nome')).toBe('Amora');
  expect([lerRascunho('pet-1'), lerRascunho('nota-1')]).toEqual([null, 'Levou dois']);
});

function ComVersao({ lida }: { lida: number }) {
  const versao = useRef<number | undefined>(lida);
  const campos = useCampos({ nome: 'Nina' }, () => ({}), 'versao-1', versao);
  return (
    <>
      <input
        aria-label="nome"
        value={campos.valores.nome}
        onChange={({ currentTarget }) => campos.mudar({ nome: currentTarget.value })}
      />
      <p>{`versão ${versao.current}, ${Object.keys(campos.valores).join()}`}</p>
    </>
  );
}

/** The session dies; meanwhile the record is saved in another version. */
function voltarNaVersao(lida: number): void {
  act(encerrarSessao);
  cleanup();
  act(() => abrirSessao(sessaoDe(1)));
  render(<ComVersao lida={lida} />);
}

test('o rascunho volta com a versão de que partiu, também de uma segunda sessão que morre', () => {
  render(<ComVersao lida={3} />);
  digitar('nome', 'Amora');
  voltarNaVersao(4);
  expect([valor('nome'), screen.getByText('versão 3, nome').tagName]).toEqual(['Amora', 'P']);
  voltarNaVersao(5);
  expect([valor('nome'), screen.getByText('versão 3, nome').tagName]).toEqual(['Amora', 'P']);
});

test('sem rascunho, ou com um antigo que não diz a versão, vale a que foi lida', () => {
  render(<ComVersao lida={3} />);
  voltarNaVersao(4);
  expect(screen.getByText('versão 4, nome')).toBeTruthy();
  cleanup();
  guardarRascunho({ onde: 'versao-1', dono: 1, dados: { nome: 'Amora' } });
  render(<ComVersao lida={5} />);
  expect([valor('nome'), screen.getByText('versão 5, nome').tagName]).toEqual(['Amora', 'P']);
});
