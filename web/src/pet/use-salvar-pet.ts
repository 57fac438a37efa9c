import type { DadosDoPet, Pet } from '@indica-bem/domain/pet/contrato';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { consultas } from '../lib/consultas';
import { ErroDaApi, sessaoPerdida } from '../lib/erros-da-api';
import { avisar } from '../ui/toasts';

/** Sends the form and says how it went (SPEC §8); then on to where the specification leads. */
export function useSalvarPet(enviar: (dados: DadosDoPet) => Promise<Pet>, depois: string) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: enviar,
    onSuccess: async (pet) => {
      avisar.ok('Pet salvo com sucesso');
      consultas.setQueryData(['GET /pet/:id_pet', { params: { id_pet: pet.id_pet } }], pet);
      void consultas.invalidateQueries({ queryKey: ['GET /tutor/:id_tutor/pets'] });
      await navigate(depois, { replace: true });
    },
    onError: (erro) => {
      if (!sessaoPerdida(erro)) avisar.erro('Erro no cadastrado');
    },
  });
  return {
    enviando: isPending,
    erro: error,
    salvar: (dados: DadosDoPet, aoRecusar: (campos: Record<string, string>) => void) =>
      mutate(dados, { onError: (erro) => erro instanceof ErroDaApi && aoRecusar(erro.campos) }),
  };
}
