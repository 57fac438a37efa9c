import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import type { DadosDaCampanha } from '@indica-bem/domain/campanha/regras';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { consultas } from '../lib/consultas';
import { ErroDaApi } from '../lib/erros-da-api';
import { avisar } from '../ui/toasts';

type Caminho = { frase: string; depois: (salva: Campanha) => string };

/** Sends the form, says so (SPEC §8) and goes on. */
export function useSalvarCampanha(enviar: (dados: DadosDaCampanha) => Promise<Campanha>, { frase, depois }: Caminho) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: enviar,
    onSuccess: async (campanha) => {
      avisar.ok(frase);
      guardarCampanha(campanha);
      await navigate(depois(campanha), { replace: true });
    },
  });
  return {
    enviando: isPending,
    erro: error,
    salvar: (dados: DadosDaCampanha, aoRecusar: (campos: Record<string, string>) => void) =>
      mutate(dados, { onError: (erro) => erro instanceof ErroDaApi && aoRecusar(erro.campos) }),
  };
}

/** The server's last word about a campaign; the lists read again. */
export function guardarCampanha(campanha: Campanha): void {
  consultas.setQueryData(['GET /campaign/:id', { params: { id: campanha.id_campaign } }], campanha);
  void consultas.invalidateQueries({ queryKey: ['GET /campaigns'] });
  void consultas.invalidateQueries({ queryKey: ['GET /shopkeepers'] });
}
