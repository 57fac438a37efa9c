import { hojeEmSaoPaulo, isoParaBr, somarDias } from '@indica-bem/domain/brasil/datas';
import type { Evento } from '@indica-bem/domain/evento/contrato';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '../test/api-de-mentira';
import { abrirProduto, campo, comProduto, digitar, tocar, tocarDuasVezes } from '../test/produto';
import { EVENTO } from '../test/registros';

comProduto();

const dia = (dias: number) => somarDias(hojeEmSaoPaulo(new Date()), dias);
const VACINA: Evento = { ...EVENTO, titulo: 'Vacina V10', descricao: 'Levar a carteirinha', data: dia(10) };

/** A server that keeps one event. */
function servidor(evento: Evento | null): Api {
  const guardar = ({ corpo }: { corpo: unknown }) => {
    evento = { ...EVENTO, ...(corpo as Partial<Evento>) };
    return evento;
  };
  return {
    'GET /calendars': ({ busca }: { busca: URLSearchParams }) => {
      const [de, ate] = [busca.get('de') ?? '', busca.get('ate') ?? '9999'];
      return evento && evento.data >= de && evento.data <= ate ? [evento] : [];
    },
    'GET /calendar/:id': () => evento,
    'POST /calendar': guardar,
    'PUT /calendar/:id': guardar,
    'DELETE /calendar/:id': () => {
      evento = null;
      return {};
    },
  };
}

const linha = async () => (await screen.findByText('Vacina V10', { selector: 'h3' })).closest('li')?.textContent;
const aviso = (texto: string) =>
  waitFor(() => expect(document.querySelector('[data-toast]')?.textContent).toContain(texto));
const titulo = () => document.querySelector('h1')?.textContent;

test('marcar: diz o que falta e o dia do lembrete, dois toques fazem um, e o aviso leva ao mês do evento', async () => {
  const { chegarA, mudancas, onde } = await abrirProduto('/eventos', { como: 'tutor', api: servidor(null) });
  await screen.findByText('Nenhum evento marcado');
  expect(titulo()).toBe('Calendário do pet');
  await tocar('Novo');
  await chegarA('/eventos/novo');
  screen.getByText('Falta preencher: título e data.');
  await digitar({ Título: 'Vacina V10', Data: isoParaBr(dia(10)), Detalhes: 'Levar a carteirinha' });
  screen.getByText(`Lembraremos você por e-mail em ${isoParaBr(dia(7))}, às 8h.`);
  await tocarDuasVezes('Cadastrar');
  await chegarA('/home');
  await aviso('Evento salvo com sucesso');
  const { titulo: nome, data, descricao } = VACINA;
  expect(mudancas().map(({ caminho, corpo }) => [caminho, corpo])).toEqual([
    ['/calendar', { titulo: nome, data, descricao }],
  ]);
  await tocar('Ver lista');
  await waitFor(() => expect(onde()).toMatch(/^\/eventos(\?mes=\d{4}-\d{2})?$/));
  expect(await linha()).toContain('em 10 dias');
});

test('o mês se percorre com setas e com o teclado, e um dia tocado já vem no formulário', async () => {
  const { chegarA, onde, ir } = await abrirProduto('/eventos?mes=2026-03', { como: 'tutor', api: servidor(VACINA) });
  await screen.findByText('março de 2026');
  await tocar('Próximo mês');
  expect(onde()).toBe('/eventos?mes=2026-04');
  await tocar('Mês anterior');
  screen.getByText('março de 2026');
  screen.getByLabelText('domingo, 1 de março de 2026').focus();
  const noFoco = () => document.activeElement?.getAttribute('aria-label');
  for (const [key, esperado] of [
    ['ArrowRight', 'segunda-feira, 2 de março de 2026'],
    ['ArrowUp', 'segunda-feira, 23 de fevereiro de 2026'],
    ['PageDown', 'segunda-feira, 23 de março de 2026'],
  ] as const) {
    await act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
    expect(noFoco()).toBe(esperado);
    if (key === 'ArrowUp') expect(onde()).toBe('/eventos?mes=2026-02');
  }
  await tocar('segunda-feira, 23 de março de 2026');
  expect(onde()).toBe('/eventos?mes=2026-03&dia=2026-03-23');
  await screen.findByText('Nada marcado para este dia.');
  await tocar('Novo neste dia');
  await chegarA('/eventos/novo?data=2026-03-23');
  expect(campo('Data').value).toBe('23/03/2026');

  await ir('/eventos?mes=2020-01');
  await chegarA('/eventos?mes=2020-01');
  expect(document.querySelector('[aria-current="date"]')).toBeNull();
  await tocar('Hoje');
  expect(document.querySelector('[aria-current="date"]')).toBeTruthy();
});

test('mudar de dia e deletar, que pergunta antes', async () => {
  const { chegarA, mudancas, onde } = await abrirProduto('/eventos', { como: 'tutor', api: servidor(VACINA) });
  await tocar('Lista');
  expect(await linha()).toMatch(/em 10 dias.*Levar a carteirinha/);
  await tocar('Editar Vacina V10');
  await chegarA(`/eventos/editar/${VACINA.id_calendario}`);
  expect((await screen.findByLabelText<HTMLInputElement>('Data')).value).toBe(isoParaBr(dia(10)));
  await digitar({ Data: isoParaBr(dia(12)) });
  await tocar('Atualizar');
  await waitFor(() => expect(onde()).toMatch(/^\/eventos(\?mes=\d{4}-\d{2})?$/));
  await aviso('Evento salvo com sucesso');
  expect(await linha()).toMatch(/em 12 dias.*Levar a carteirinha/);

  await tocar('Excluir Vacina V10');
  await screen.findByText('Tem certeza que deseja deletar?');
  await tocar('Cancelar');
  await linha();
  await tocar('Excluir Vacina V10');
  await screen.findByText('Tem certeza que deseja deletar?');
  await tocar('Excluir');
  await waitFor(() => expect(screen.queryByText('Vacina V10', { selector: 'h3' })).toBeNull());
  await aviso('Deletado com sucesso.');
  expect(mudancas().map(({ metodo, caminho }) => `${metodo} ${caminho}`)).toEqual([
    'PUT /calendar/22',
    'DELETE /calendar/22',
  ]);
});
