import { listarCampanhas, verCampanha } from '@indica-bem/domain/campanha/chamadas';
import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import type { DadosDaCampanha } from '@indica-bem/domain/campanha/regras';
import { listarLojistas } from '@indica-bem/domain/lojista/chamadas';
import { useNavigate } from 'react-router';
import { consulta, consultas, invalidar } from '../lib/consultas';
import { camposDe } from '../lib/erros-da-api';
import { avisar } from '../ui/toasts';
import type { Campos } from '../ui/use-campos';
import { useEnvio } from '../ui/use-envio';
import type { CamposDaCampanha } from './rascunho';

export type EnviarCampanha = (dados: DadosDaCampanha, chave: string) => Promise<Campanha>;
export type Caminho = { frase: string; depois: (salva: Campanha) => string };

type Formulario = Caminho & { campos: Campos<keyof CamposDaCampanha> };

/** Sends the form, says so and goes on. */
export function useSalvarCampanha(enviar: EnviarCampanha, { frase, depois, campos }: Formulario) {
  const navigate = useNavigate();
  const envio = useEnvio({
    enviar,
    mudou: campos.mudou,
    aoEnviar: (campanha) => {
      avisar.ok(frase);
      guardarCampanha(campanha);
    },
    seguir: (campanha) => navigate(depois(campanha), { replace: true }),
    aoFalhar: (erro) => campos.recusar(camposDe(erro)),
  });
  return { salvar: envio.enviar, enviando: envio.enviando, erro: envio.erro, esquecerErro: envio.esquecerErro };
}

/** The server's last word about a campaign; the lists read again. */
export function guardarCampanha(campanha: Campanha): void {
  consultas.setQueryData(consulta(verCampanha, { params: { id: campanha.id_campaign } }).queryKey, campanha);
  void invalidar(listarCampanhas, listarLojistas);
}
