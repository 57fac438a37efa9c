import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { abrirProduto, comProduto, tocar } from '../test/produto';
import { PET } from '../test/registros';
import { vigiarFoco } from './vigia-do-foco';

comProduto();
afterEach(cleanup);
vigiarFoco();

const focado = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');
const pausa = (ms = 200) => act(() => new Promise((ok) => setTimeout(ok, ms)));

/** Its button takes it away, as a person presses it: by key or by finger. */
async function apertar(nome: string, como: 'tecla' | 'dedo' = 'tecla') {
  const botao = screen.getByRole('button', { name: nome });
  if (como === 'tecla') fireEvent.keyDown(document.body, { key: 'Enter' });
  else fireEvent.pointerDown(botao);
  botao.focus();
  await act(async () => void fireEvent.click(botao));
  await pausa();
}

function Lista({ depois = null }: { depois?: ReactNode }) {
  const [itens, setItens] = useState(['um', 'dois', 'três']);
  return (
    <main>
      <h1>Coisas</h1>
      <h2>Lista</h2>
      {itens.length > 0 && (
        <ul>
          {itens.map((item) => (
            <li key={item}>
              <a href={`#${item}`}>{item}</a>
              <button type="button" onClick={() => setItens(itens.filter((outro) => outro !== item))}>
                Excluir {item}
              </button>
            </li>
          ))}
        </ul>
      )}
      {depois}
    </main>
  );
}

test('da linha excluída se vai à seguinte; da última, à que ficou antes; sem nenhuma, ao título da lista', async () => {
  render(<Lista />);
  await apertar('Excluir um');
  expect(focado()).toBe('dois');
  await apertar('Excluir três');
  expect(focado()).toBe('dois');
  await apertar('Excluir dois');
  expect(focado()).toBe('Lista');
});

function Troca({ para, antes = null, fora = null }: Record<'para' | 'antes' | 'fora', ReactNode>) {
  const [trocou, setTrocou] = useState(false);
  return (
    <main>
      <h1>Página</h1>
      <section>
        <h2>Parte</h2>
        <div>
          {antes}
          {trocou ? (
            para
          ) : (
            <button type="button" onClick={() => setTrocou(true)}>
              Trocar
            </button>
          )}
        </div>
      </section>
      {trocou && fora}
    </main>
  );
}

const CONTAGEM = <p role="status">45 pets</p>;
const MUDAR = (
  <button key="mudar" type="button">
    Mudar
  </button>
);

test.each([
  ['o que vem no seu lugar', MUDAR, null, 'Mudar'],
  ['a contagem que estava ao lado', null, CONTAGEM, '45 pets'],
  ['o título da parte', <p key="1">Pronto.</p>, null, 'Parte'],
])('o botão que some deixa o teclado em: %s', async (_, para, antes, esperado) => {
  render(<Troca para={para} antes={antes} fora={<a href="#longe">Outra parte</a>} />);
  await apertar('Trocar');
  expect(focado()).toBe(esperado);
});

test('num campo só cai quem usa o teclado: ao dedo subiria o do celular', async () => {
  const campo = <input aria-label="Nome" />;
  render(<Troca para={campo} antes={null} fora={null} />);
  await apertar('Trocar', 'dedo');
  expect(focado()).toBe('Parte');
  cleanup();
  render(<Troca para={campo} antes={null} fora={null} />);
  await apertar('Trocar');
  expect(focado()).toBe('Nome');
});

test('o segundo Enter, ou o que se segura, não aperta o que veio no lugar; o seguinte aperta', async () => {
  render(<Troca para={MUDAR} antes={null} fora={null} />);
  await apertar('Trocar');
  const mudar = screen.getByRole('button', { name: 'Mudar' });
  const enter = () => fireEvent.keyDown(mudar, { key: 'Enter' });
  // False: what the browser would do with it was prevented.
  expect(enter()).toBe(false);
  expect(fireEvent.keyDown(mudar, { key: 'Tab' })).toBe(true);
  await waitFor(() => expect(enter()).toBe(true), { timeout: 2_000 });
});

function Consulta() {
  const [codigo, setCodigo] = useState('');
  if (codigo.length < 4)
    return <input aria-label="Código" value={codigo} onChange={({ target }) => setCodigo(target.value)} />;
  return <button type="button">Cancelar</button>;
}

test.each([
  [<input key="campo" aria-label="Número" />, 'Número'],
  [null, 'Caixa'],
])(
  'o campo que some enquanto se escreve não deixa o Enter que vem depois apertar um botão',
  async (campo, esperado) => {
    render(
      <main>
        <h1>Caixa</h1>
        <div>
          <Consulta />
          {campo}
        </div>
      </main>,
    );
    const codigo = screen.getByLabelText('Código');
    codigo.focus();
    fireEvent.keyDown(codigo, { key: '4' });
    await act(async () => void fireEvent.change(codigo, { target: { value: '1234' } }));
    await pausa();
    expect(focado()).toBe(esperado);
  },
);

function LevaSozinha() {
  const alvo = useRef<HTMLParagraphElement>(null);
  useEffect(() => alvo.current?.focus(), []);
  return (
    <>
      <button type="button">Mudar</button>
      <p ref={alvo} tabIndex={-1}>
        Aqui
      </p>
    </>
  );
}

test('a tela que leva o foco, o diálogo que se abre e quem saiu do botão antes ficam como estão', async () => {
  render(<Troca para={<LevaSozinha />} antes={null} fora={null} />);
  await apertar('Trocar');
  expect(focado()).toBe('Aqui');
  cleanup();

  const dialogo = (
    <div role="dialog" aria-modal="true">
      <button type="button">Sim</button>
    </div>
  );
  render(<Troca para={MUDAR} antes={null} fora={dialogo} />);
  await apertar('Trocar');
  expect(document.activeElement).toBe(document.body);
  cleanup();

  render(<Troca para={MUDAR} antes={null} fora={null} />);
  const botao = screen.getByRole('button', { name: 'Trocar' });
  botao.focus();
  botao.blur();
  await pausa(0);
  await act(async () => void fireEvent.click(botao));
  await pausa();
  expect(document.activeElement).toBe(document.body);
});

function Ocupada({ ms }: { ms: number }) {
  const [ocupada, setOcupada] = useState(false);
  function apertada() {
    setOcupada(true);
    setTimeout(() => setOcupada(false), ms);
  }
  return (
    <main>
      <h1>Página</h1>
      <button type="button" disabled={ocupada} onClick={apertada}>
        Enviar
      </button>
      <button type="button">Outro</button>
    </main>
  );
}

test('o que se desliga por um instante recebe o foco de volta; o que fica desligado o passa adiante', async () => {
  render(<Ocupada ms={300} />);
  await apertar('Enviar');
  (document.activeElement as HTMLElement).blur();
  await waitFor(() => expect(focado()).toBe('Enviar'));
  cleanup();
  render(<Ocupada ms={60_000} />);
  await apertar('Enviar');
  await waitFor(() => expect(focado()).toBe('Outro'), { timeout: 3_000 });
});

test('em Meus pets, do pet excluído pelo teclado se vai ao seguinte; do último, ao que vem no seu lugar', async () => {
  let pets = [PET, { ...PET, id_pet: PET.id_pet + 1, nome: 'Segundo' }];
  await abrirProduto('/pet', {
    como: 'tutor',
    api: {
      'GET /tutor/:id/pets': () => ({ pets }),
      'DELETE /pet/:id': () => {
        pets = pets.slice(1);
        return {};
      },
    },
  });
  await screen.findByText('Segundo');
  for (const [nome, depois] of [
    [PET.nome, 'Editar Segundo'],
    ['Segundo', 'Adicionar o primeiro'],
  ]) {
    const excluir = screen.getByLabelText(`Excluir ${nome}`);
    excluir.focus();
    fireEvent.keyDown(excluir, { key: 'Enter' });
    await act(async () => void fireEvent.click(excluir));
    await screen.findByRole('dialog');
    await tocar('Excluir');
    await waitFor(() => expect(focado()).toBe(depois));
  }
});
