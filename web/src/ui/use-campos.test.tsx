import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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
