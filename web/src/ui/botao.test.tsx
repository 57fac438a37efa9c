import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Botao } from './botao';
import { BotaoDeIcone } from './botao-de-icone';
import { tema } from './tema';

afterEach(cleanup);

function Tela({ aoEnviar }: { aoEnviar: () => void }) {
  const [enviando, setEnviando] = useState(false);
  function enviar(evento: FormEvent) {
    evento.preventDefault();
    aoEnviar();
    setEnviando(true);
  }
  return (
    <MantineProvider theme={tema} env="test" withCssVariables={false} withGlobalClasses={false}>
      <form onSubmit={enviar}>
        <Botao type="submit" loading={enviando}>
          Enviar
        </Botao>
      </form>
    </MantineProvider>
  );
}

test('ocupado, guarda o lugar do teclado e não envia outra vez', async () => {
  let envios = 0;
  render(<Tela aoEnviar={() => envios++} />);
  const botao = screen.getByRole<HTMLButtonElement>('button');
  botao.focus();
  await act(async () => void fireEvent.click(botao));
  await act(async () => void fireEvent.click(botao));
  expect(envios).toBe(1);
  expect(botao.disabled).toBe(false);
  expect(botao.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(botao);
});

function Linha({ aoApertar }: { aoApertar: () => void }) {
  const [ocupado, setOcupado] = useState(false);
  function apertar() {
    aoApertar();
    setOcupado(true);
  }
  return (
    <MantineProvider theme={tema} env="test" withCssVariables={false} withGlobalClasses={false}>
      <BotaoDeIcone rotulo="Excluir Pipoca" icone={null} ocupado={ocupado} onClick={apertar} />
    </MantineProvider>
  );
}

test('também o botão que é só um desenho', async () => {
  let vezes = 0;
  render(<Linha aoApertar={() => vezes++} />);
  const botao = screen.getByRole<HTMLButtonElement>('button');
  botao.focus();
  await act(async () => void fireEvent.click(botao));
  await act(async () => void fireEvent.click(botao));
  expect(vezes).toBe(1);
  expect(botao.disabled).toBe(false);
  expect(botao.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(botao);
});
