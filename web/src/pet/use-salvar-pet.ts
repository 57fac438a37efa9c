import { listarPets, verPet } from '@indica-bem/domain/pet/chamadas';
import type { DadosDoPet, Pet } from '@indica-bem/domain/pet/contrato';
import { useNavigate } from 'react-router';
import { consulta, consultas, invalidar } from '../lib/consultas';
import { camposDe, sessaoPerdida } from '../lib/erros-da-api';
import { avisar } from '../ui/toasts';
import type { Campos } from '../ui/use-campos';
import { useEnvio } from '../ui/use-envio';
import type { CamposDoPet } from './rascunho';

type Formulario = { campos: Campos<keyof CamposDoPet>; depois: string };

/** Sends the form and says how it went; then on to where it leads. */
export function useSalvarPet(
  enviar: (dados: DadosDoPet, chave: string) => Promise<Pet>,
  { campos, depois }: Formulario,
) {
  const navigate = useNavigate();
  const envio = useEnvio({
    enviar,
    mudou: campos.mudou,
    aoEnviar: (pet) => {
      avisar.ok('Pet salvo com sucesso', depois === '/home' ? { acao: { rotulo: 'Ver lista', para: '/pet' } } : {});
      consultas.setQueryData(consulta(verPet, { params: { id_pet: pet.id_pet } }).queryKey, pet);
      void invalidar(listarPets);
    },
    seguir: () => navigate(depois, { replace: true }),
    aoFalhar: (erro) => {
      if (!sessaoPerdida(erro)) avisar.erro('Erro no cadastrado');
      campos.recusar(camposDe(erro));
    },
  });
  return { salvar: envio.enviar, enviando: envio.enviando, erro: envio.erro };
}
