import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { mesDe } from '@indica-bem/domain/brasil/mes';
import { listarEventos, verEvento } from '@indica-bem/domain/evento/chamadas';
import type { DadosDoEvento, Evento } from '@indica-bem/domain/evento/contrato';
import { useNavigate } from 'react-router';
import { consulta, consultas, invalidar } from '../lib/consultas';
import { camposDe, sessaoPerdida } from '../lib/erros-da-api';
import { avisar } from '../ui/toasts';
import type { Campos } from '../ui/use-campos';
import { useEnvio } from '../ui/use-envio';
import { escreverVista } from './endereco';
import type { CamposDoEvento } from './rascunho';

type Formulario = { campos: Campos<keyof CamposDoEvento>; depois: (salvo: Evento) => string };

/** Sends the form and says how it went; then on to where it leads. */
export function useSalvarEvento(
  enviar: (dados: DadosDoEvento, chave: string) => Promise<Evento>,
  { campos, depois }: Formulario,
) {
  const navigate = useNavigate();
  const envio = useEnvio({
    enviar,
    mudou: campos.mudou,
    aoEnviar: (evento) => {
      const vaiParaInicio = depois(evento) === '/home';
      avisar.ok(
        'Evento salvo com sucesso',
        vaiParaInicio ? { acao: { rotulo: 'Ver lista', para: noCalendario(evento) } } : {},
      );
      consultas.setQueryData(consulta(verEvento, { params: { id: evento.id_calendario } }).queryKey, evento);
      void invalidar(listarEventos);
    },
    seguir: (evento) => navigate(depois(evento), { replace: true }),
    aoFalhar: (erro) => {
      if (!sessaoPerdida(erro)) avisar.erro('Erro no cadastrado');
      campos.recusar(camposDe(erro));
    },
  });
  return { salvar: envio.enviar, enviando: envio.enviando, erro: envio.erro };
}

/** The calendar, open at the month of the event. */
export function noCalendario({ data }: Evento): string {
  const busca = escreverVista({ visao: 'mes', mes: mesDe(data), dia: null }, hojeEmSaoPaulo(new Date())).toString();
  return busca ? `/eventos?${busca}` : '/eventos';
}
