import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { baixar } from '../../lib/baixar';
import { Botao } from '../botao';
import { avisarErro } from '../toasts';

type BaixarErrosProps = { id_importacao: number; nome_arquivo: string; principal?: boolean };

export function BaixarErros({ id_importacao, nome_arquivo, principal = false }: BaixarErrosProps) {
  const erros = useMutation({
    mutationFn: () => api('GET /importacao/:id/erros', { params: { id: id_importacao } }),
    onSuccess: (csv) => baixar(csv, `erros-${nome_arquivo.replace(/\.\w+$/, '')}.csv`),
    onError: avisarErro,
  });
  return (
    <Botao
      tom={principal ? 'principal' : 'secundario'}
      icone={<IconFileDownload size={20} aria-hidden />}
      loading={erros.isPending}
      onClick={() => erros.mutate()}
    >
      Baixar arquivo de erros
    </Botao>
  );
}
