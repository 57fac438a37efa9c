import { listarEntregas, listarEntregasPublicas, verEntrega } from '@indica-bem/domain/entrega/chamadas';
import type { Entrega } from '@indica-bem/domain/entrega/contrato';
import { verTransparencia } from '@indica-bem/domain/registro/chamadas';
import { consulta, consultas, invalidar } from '../lib/consultas';
import { camposDe, sessaoPerdida } from '../lib/erros-da-api';
import { useIrParaLista } from '../lib/voltar';
import { conflitoDe } from '../ui/edicao/conflito-de';
import { avisar } from '../ui/toasts';
import { useEnvio } from '../ui/use-envio';

export type EnviarEntrega = (form: FormData, chave: string) => Promise<Entrega>;
type Formulario = { mudou: boolean; recusar: (campos: Record<string, string>) => void };

/** Whoever shows deliveries reads them again. */
export async function entregaMudou(entrega: Entrega): Promise<void> {
  consultas.setQueryData(consulta(verEntrega, { params: { id: entrega.id } }).queryKey, entrega);
  await invalidar(listarEntregas, listarEntregasPublicas, verTransparencia);
}

/** Sends the form and says how it went; the lists learn of it at once. */
export function useSalvarEntrega(enviar: EnviarEntrega, { mudou, recusar }: Formulario) {
  const irParaLista = useIrParaLista();
  const envio = useEnvio({
    enviar,
    mudou,
    aoEnviar: (entrega) => {
      avisar.ok('Entrega salva. Todos já podem vê-la.');
      void entregaMudou(entrega);
    },
    seguir: irParaLista,
    aoFalhar: (erro) => {
      if (!sessaoPerdida(erro) && !conflitoDe(erro)) avisar.erro('A entrega não foi salva');
      recusar(camposDe(erro));
    },
  });
  return { salvar: envio.enviar, enviando: envio.enviando, erro: envio.erro, esquecerErro: envio.esquecerErro };
}
