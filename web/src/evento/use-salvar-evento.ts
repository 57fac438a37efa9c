import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { mesDe } from '@indica-bem/domain/evento/calendario';
import type { DadosDoEvento, Evento } from '@indica-bem/domain/evento/contrato';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { consultas } from '../lib/consultas';
import { ErroDaApi, sessaoPerdida } from '../lib/erros-da-api';
import { avisar } from '../ui/toasts';
import { escreverVista } from './endereco';

/** Sends the form and says how it went (SPEC §8); then on to where the specification leads. */
export function useSalvarEvento(enviar: (dados: DadosDoEvento) => Promise<Evento>, depois: (salvo: Evento) => string) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: enviar,
    onSuccess: async (evento) => {
      avisar.ok('Evento salvo com sucesso');
      consultas.setQueryData(['GET /calendar/:id', { params: { id: evento.id_calendario } }], evento);
      void consultas.invalidateQueries({ queryKey: ['GET /calendars'] });
      await navigate(depois(evento), { replace: true });
    },
    onError: (erro) => {
      if (!sessaoPerdida(erro)) avisar.erro('Erro no cadastrado');
    },
  });
  return {
    enviando: isPending,
    erro: error,
    salvar: (dados: DadosDoEvento, aoRecusar: (campos: Record<string, string>) => void) =>
      mutate(dados, { onError: (erro) => erro instanceof ErroDaApi && aoRecusar(erro.campos) }),
  };
}

/** The calendar, open at the month of the event. */
export function noCalendario({ data }: Evento): string {
  const busca = escreverVista({ visao: 'mes', mes: mesDe(data), dia: null }, hojeEmSaoPaulo(new Date())).toString();
  return busca ? `/eventos?${busca}` : '/eventos';
}
